import type { Apart } from '#domain/bets/apart.ts'
import { figureLabel, type BetType } from '#domain/market/betType.ts'
import type { ChangeMark } from '#domain/market/marketUpdate.ts'
import { isBettable, statusMark, type SelectionResult, type StatusMark } from '#domain/market/status.ts'
import { formatOdds, isChanceMoved, type OddsType } from '#domain/odds/odds.ts'
import type { CellPrice } from '#src/realtime/prices/priceBook.ts'
import { stateWord, type CellWords } from '#src/words/market/priceStates.ts'
import { resultSigns } from '#src/words/tickets/results.ts'

import type { Grounds } from './grounds.ts'

/** The marks that are no result; lock and spinner are drawn by the style, as is the half of a half won or lost. */
const otherSigns = { none: '', lock: '', spinner: '' } satisfies Record<
  Exclude<StatusMark, SelectionResult>,
  string
>
const markSigns: Readonly<Record<StatusMark, string>> = {
  ...otherSigns,
  ...resultSigns,
  halfWin: resultSigns.win,
  halfLose: resultSigns.lose,
}

/** The sign of a cell. Where it stands [BROWSE-10] goes before how it moved [LIVE-08]. */
function signOf(mark: StatusMark, change: ChangeMark): string {
  if (mark !== 'none') return markSigns[mark]
  if (change === 'up') return '▲'
  if (change === 'down') return '▼'
  return change === 'handi-change' ? '◆' : ''
}

/** The parts of a cell that are written to, found once when it is mounted. */
export interface CellElements {
  readonly button: HTMLElement
  readonly figure: HTMLElement
  readonly sign: HTMLElement
  readonly price: HTMLElement
  /** Where the result stands in words; only cells that show their whole name have it. */
  readonly result: HTMLElement | null
}

/** The parts of a rendered cell, or null where it is no price cell. */
export function cellPartsOf(button: HTMLElement): CellElements | null {
  const part = (selector: string): HTMLElement | null => button.querySelector<HTMLElement>(selector)
  const figure = part('[data-part="figure"]')
  const sign = part('[data-part="sign"]')
  const price = part('[data-price]')
  if (figure === null || sign === null || price === null) return null
  return { button, figure, sign, price, result: part('[data-part="result"]') }
}

export interface CellTerms {
  readonly betType: BetType
  /** What the selection is called, first in the cell's name. */
  readonly name: string
  readonly words: CellWords
}

export interface CellPainter {
  paint(cell: CellPrice, oddsType: OddsType): void
  press(isInSlip: boolean): void
  /** Why it cannot be combined with what is in the slip; null where it can. Seen once it is painted again. */
  setApart(why: Apart | null): void
}

/**
 * Writes a cell's text, marks and name into the page, and only what differs from what it wrote before: a tick costs
 * one text and one attribute. Everything written stands in boxes of a fixed size, so that nothing else moves.
 */
export function createCellPainter(
  { button, figure, sign, price, result }: CellElements,
  { betType, name, words }: CellTerms,
  grounds: Pick<Grounds, 'take'>,
): CellPainter {
  const figureText = textOf(figure)
  const signText = textOf(sign)
  const priceText = textOf(price)
  const resultText = result === null ? null : textOf(result)
  const put = attributeWriter(button)
  let apart: Apart | null = null
  let euro: string | null = null
  let length = 0
  let beat = false
  /** A ground that fades, while not too many cells have one; another move worth a mark restarts it. */
  const showMove = ({ price: { euro: next }, change }: CellPrice): void => {
    const before = euro
    euro = next
    if (change === 'none' || change === 'lock') put('data-ground', '')
    else if (before !== null && before !== next && isChanceMoved(before, next) && grounds.take()) {
      beat = !beat
      put('data-ground', beat ? 'a' : 'b')
    }
  }
  return {
    paint(cell, oddsType) {
      const odds = formatOdds(cell.price, oddsType)
      const label = figureLabel(betType, cell)
      const mark = statusMark(cell.status, cell.result)
      const result = isResult(mark) ? words.results[mark] : ''
      const apartWord = apart === null ? '' : words.apart[apart]
      const state = stateWord(cell, words)
      write(priceText, odds)
      if (odds.length !== length) {
        length = odds.length
        put('data-length', String(length))
      }
      write(figureText, label ?? '')
      write(signText, signOf(mark, cell.change))
      if (resultText === null) put('data-why', apartWord)
      else write(resultText, result || apartWord)
      put('title', apart === null ? result : words.apartReasons[apart])
      put('data-mark', mark)
      put('data-change', cell.change)
      showMove(cell)
      put('data-status', cell.status)
      put('data-stale', String(cell.stale))
      put('aria-disabled', String(cell.stale || apart !== null || !isBettable(cell.status)))
      put(
        'aria-label',
        `${name}${label === null ? '' : ` ${label}`}, ${odds}${state === null ? '' : `, ${state}`}${apart === null ? '' : `, ${apartWord}`}`,
      )
    },
    press: (isInSlip) => put('aria-pressed', String(isInSlip)),
    setApart(why) {
      apart = why
      put('data-apart', why ?? '')
    },
  }
}

function isResult(mark: StatusMark): mark is SelectionResult {
  return !(mark in otherSigns)
}

/** The one text node of an element: writing to it costs less than replacing the element's content. */
function textOf(element: HTMLElement): Text {
  const first = element.firstChild
  if (first instanceof Text) return first
  const text = document.createTextNode('')
  element.append(text)
  return text
}

function write(node: Text, text: string): void {
  if (node.data !== text) node.data = text
}

function attributeWriter(element: HTMLElement): (attribute: string, value: string) => void {
  // What is not there is empty already.
  const written = new Map([
    ['title', ''],
    ['data-ground', ''],
    ['data-apart', ''],
    ['data-why', ''],
  ])
  return (attribute, value) => {
    if (written.get(attribute) === value) return
    written.set(attribute, value)
    element.setAttribute(attribute, value)
  }
}
