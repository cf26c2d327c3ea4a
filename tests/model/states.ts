import type { StateValue } from 'xstate'

/** The innermost states by name, such as `open.established.live`; regions side by side have a bar between them. */
export function stateOf(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return Object.entries(value)
    .map(([name, within]) => [name, stateOf(within)].filter((part) => part !== '').join('.'))
    .join('|')
}

/** The innermost states of a value, each by its whole name. */
export function leavesOf(value: StateValue, within = ''): readonly string[] {
  if (typeof value === 'string') return [`${within}${value}`]
  return Object.entries(value).flatMap(([name, inside]) =>
    inside === undefined ? [] : leavesOf(inside, `${within}${name}.`),
  )
}

/** All states of a value, with those they are within. */
export function statesOf(value: StateValue, within = ''): readonly string[] {
  if (typeof value === 'string') return [`${within}${value}`]
  return Object.entries(value).flatMap(([name, inside]) => [
    `${within}${name}`,
    ...(inside === undefined ? [] : statesOf(inside, `${within}${name}.`)),
  ])
}
