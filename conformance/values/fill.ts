import { isObject, type Json } from './json.ts'
import { at } from './paths.ts'

/** What a case has saved so far, by name. */
export type Saved = Map<string, Json>

/** Thrown where a case asks for what was never saved: the case is at fault, not the back end. */
export class CaseFault extends Error {}

const name = String.raw`[A-Za-z_]\w*(?:\.[\w]+(?:-[A-Za-z]\w*)*|\[(?:\d+|\*|-1)\])*`
const whole = new RegExp(String.raw`^\$(${name})$`)
const anywhere = new RegExp(String.raw`\$(?:(\$)|(${name}))`, 'g')

/**
 * A value of a case with `$name.path` replaced by what was saved: a text that is nothing else becomes the value itself,
 * within a text it becomes its text. `$$` is a dollar sign. A field that becomes `$absent` is left out.
 * @throws CaseFault where nothing was saved under a name, or at its path
 */
export function fill(value: Json, saved: Saved): Json {
  if (typeof value === 'string') return fillText(value, saved)
  if (Array.isArray(value)) return value.map((item) => fill(item, saved))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === '$absent' ? [] : [[String(fillText(key, saved)), fill(inner, saved)]],
    ),
  )
}

/** The same of a text that must stay one. */
export function fillToText(value: string, saved: Saved): string {
  return textOf(fillText(value, saved))
}

function fillText(text: string, saved: Saved): Json {
  const [, only] = whole.exec(text) ?? []
  if (only !== undefined) return lookUp(only, saved)
  return text.replaceAll(anywhere, (_all, dollar: string | undefined, path: string | undefined) =>
    dollar === undefined ? textOf(lookUp(path ?? '', saved)) : '$',
  )
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function lookUp(path: string, saved: Saved): Json {
  const [, root = '', rest = ''] = /^(\w+)[.]?(.*)$/s.exec(path) ?? []
  const held = saved.get(root)
  if (held === undefined) throw new CaseFault(`nothing is saved as ${root}`)
  const found = at(held, rest)
  if (found === undefined) throw new CaseFault(`there is nothing at $${path}`)
  return found
}
