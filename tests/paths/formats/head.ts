import type { Found } from '../found.ts'
import type { Asked, Wish } from '../wish.ts'

/** What was asked for, as a title. @param count how many paths there are */
export function titleOf(
  { machine, strategy, from, to, avoid, via, events }: Asked & { readonly machine: string },
  count = 2,
): string {
  const paths = count === 1 ? 'path' : 'paths'
  return [
    strategy === 'events'
      ? `${paths} of ${machine} along ${events.join(', ')}`
      : `${strategy} ${paths} of ${machine}`,
    ...wayOf({ from, to }),
    ...(via.length === 0 ? [] : [`by way of ${via.join(', ')}`]),
    ...(avoid.length === 0 ? [] : [`without ${avoid.join(', ')}`]),
  ].join(' ')
}

/** Where paths begin and end, as far as that was asked for. */
export function wayOf({ from, to }: Pick<Asked, 'from' | 'to'>): readonly string[] {
  return [...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`to ${to}`])]
}

/** How many paths there are, and what they cover: one line each. */
export function headOf(wish: Wish, { paths, coverage, bounds }: Found): readonly string[] {
  const covered = Object.entries(coverage).map(
    ([kind, { walked, left }]) => `${kind}: ${walked.length} of ${walked.length + left.length}`,
  )
  return [
    `${paths.length} ${titleOf(wish, paths.length)}`,
    `covered: ${covered.join(', ')}`,
    ...[...new Set(bounds)].map((bound) => `only ${bound}`),
  ]
}
