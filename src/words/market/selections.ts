import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { type BetType, figureLabel } from '#domain/market/betType.ts'
import type { Selection, Side } from '#domain/market/selection.ts'

/** The sides that mean the same in every market; all others are the server's to name. */
const names: ReadonlyMap<Side, MessageDescriptor> = new Map([
  ['draw', msg({ message: 'Draw', context: 'selection: neither side wins' })],
  ['over', msg({ message: 'Over', context: 'more than the line' })],
  ['under', msg({ message: 'Under', context: 'less than the line' })],
  ['odd', msg({ message: 'Odd', context: 'not even' })],
  ['even', msg({ message: 'Even', context: 'not odd' })],
  ['yes', msg({ message: 'Yes', context: 'selection of a yes/no market' })],
  ['no', msg({ message: 'No', context: 'selection of a yes/no market' })],
])

/** What a selection is called: its side in the member's language, or what the server calls it [BROWSE-09]. */
export function selectionName(i18n: I18n, { side, name }: Pick<Selection, 'side' | 'name'>): string {
  const own = names.get(side)
  return own === undefined ? name : i18n._(own)
}

/** A selection as it was chosen, in one text: its name with its handicap or line, "Over 2.5". What is said aloud of it. */
export function chosenName(
  i18n: I18n,
  chosen: Pick<Leg, 'side' | 'selectionName' | 'handicap' | 'line'> & { betType: BetType | 'unknown' },
): string {
  const name = selectionName(i18n, { side: chosen.side, name: chosen.selectionName })
  const figure = figureLabel(chosen.betType, chosen)
  return figure === null ? name : `${name} ${figure}`
}

const shortNames: ReadonlyMap<Side, MessageDescriptor> = new Map([
  ['over', msg({ message: 'O', context: 'over' })],
  ['under', msg({ message: 'U', context: 'under' })],
])

/** The signs of a match's three ways, the same in every language. */
const signs: ReadonlyMap<Side, string> = new Map([
  ['home', '1'],
  ['draw', 'X'],
  ['away', '2'],
])

/** The same in a letter or two, for a cell that stands under its own heading; empty where its place says it. */
export function shortSelectionName(i18n: I18n, { side }: Pick<Selection, 'side'>): string {
  const short = shortNames.get(side)
  return short === undefined ? (signs.get(side) ?? '') : i18n._(short)
}
