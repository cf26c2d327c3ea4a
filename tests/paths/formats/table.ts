import type { Found, FoundPath, FoundStep } from '../found.ts'
import type { Wish } from '../wish.ts'
import { headOf } from './head.ts'

/** Paths to be read: the head with what they cover by name, and a line for each step. */
export function table(wish: Wish, found: Found): string {
  const { states, transitions } = found.coverage
  const widths = found.paths.flatMap(({ way, steps }) => [...way, ...steps].map(({ event }) => event.length))
  const width = Math.min(48, Math.max(6, ...widths))
  return [
    ...headOf(wish, found),
    `  states: ${states.walked.join(', ')}`,
    '  transitions:',
    ...transitions.walked.map((name) => `    ${name}`),
    ...found.paths.flatMap((path, at) => ['', `${at + 1}. ${path.model}`, ...linesOf(path, width)]),
  ].join('\n')
}

function linesOf({ way, begins, steps }: FoundPath, width: number): readonly string[] {
  const line = (word: string, { event, state }: Pick<FoundStep, 'event' | 'state'>): string =>
    `   ${word.padEnd(5)}  ${event.padEnd(width)}  ${state}`
  return [
    ...way.map((step) => line('by', step)),
    line('', { event: 'begins in', state: begins }),
    ...steps.map((step, at) => line(String(at + 1), step)),
  ]
}
