import { isObject, type Json } from './json.ts'

const step = /\[(\d+|\*|-1)\]|(?:^|\.)([^.[\]]+)/gy

/**
 * What stands at a path: `results[0].euroOdds`, `[-1]` for the last; `[*]` gives a list of what stands there in each.
 * Undefined where nothing does. `length` of a list is the number of its items.
 * @throws TypeError for what is no path
 */
export function at(value: Json | undefined, path: string): Json | undefined {
  return follow(value, stepsOf(path))
}

function stepsOf(path: string): string[] {
  if (path === '') return []
  const found: string[] = []
  step.lastIndex = 0
  let end = 0
  for (let match = step.exec(path); match !== null; match = step.exec(path)) {
    found.push(match[1] === undefined ? (match[2] ?? '') : `[${match[1]}]`)
    end = step.lastIndex
  }
  if (end !== path.length) throw new TypeError(`${path} is not a path`)
  return found
}

function follow(value: Json | undefined, [first, ...rest]: readonly string[]): Json | undefined {
  if (first === undefined || value === undefined) return value
  if (first === '[*]')
    return Array.isArray(value)
      ? value.flatMap((item) => {
          const found = follow(item, rest)
          return found === undefined ? [] : Array.isArray(found) && rest.includes('[*]') ? found : [found]
        })
      : undefined
  if (first.startsWith('['))
    return Array.isArray(value) ? follow(value.at(Number(first.slice(1, -1))), rest) : undefined
  if (Array.isArray(value)) return first === 'length' ? follow(value.length, rest) : undefined
  return isObject(value) && Object.hasOwn(value, first) ? follow(value[first], rest) : undefined
}
