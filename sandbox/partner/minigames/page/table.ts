import { drawingOf, made, markOf } from './drawing.ts'
import { moneyText, said } from './texts.ts'
import type { GameState, PlayedBet } from './types.ts'

/** The one element of its kind with an id. @throws Error where the page has no such element */
export function one<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.querySelector(`#${id}`)
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}.`)
  return found
}

/** Writes a text where it differs, so that nothing is read out twice. */
export function write(id: string, text: string): void {
  const element = one(id, HTMLElement)
  if (element.textContent !== text) element.textContent = text
}

const roundMs = 60_000

/** Shows the round's second and gives it: from 60 to 1, and again, for rounds follow each other without a gap. */
export function showSecond({ round }: GameState, now: number): number {
  const left = roundMs - ((((now - round.startsAt) % roundMs) + roundMs) % roundMs)
  const seconds = Math.ceil(left / 1_000)
  const isOpen = left > round.endsAt - round.closesAt
  const countdown = one('countdown', HTMLElement)
  countdown.setAttribute('aria-label', said('secondsLeft', { seconds: String(seconds) }))
  countdown.classList.toggle('closed', !isOpen)
  countdown.style.setProperty('--left', String(seconds / 60))
  const [figure] = countdown.children
  if (figure !== undefined) figure.textContent = String(seconds)
  write('phase', said(isOpen ? 'open' : 'closed'))
  return seconds
}

let shownRound = ''

/** Shows the rounds that have ended: the last one large, those before it in a row. */
export function showEnded({ type, ended, spots }: GameState): void {
  const [last, ...earlier] = ended
  if (last === undefined || last.round === shownRound) return
  shownRound = last.round
  one('drawing', HTMLElement).replaceChildren(drawingOf(type, last.outcome, spots))
  write('last', last.name)
  one('ended', HTMLElement).replaceChildren(
    ...earlier.map((round) => {
      const mark = markOf(type, round.outcome, spots)
      mark.setAttribute('aria-hidden', 'true')
      const row = made('li', '', mark, made('span', 'aside', round.name))
      row.title = round.name
      return row
    }),
  )
}

const endings = {
  pending: 'waits',
  win: 'won',
  loss: 'lost',
  half_loss: 'halfLost',
  refund: 'returned',
} as const satisfies Readonly<Record<PlayedBet['result'], string>>

/** Shows the member's bets of this round and of the one before it, newest first. */
export function showBets({ bets, currency }: GameState): void {
  const rows = bets.toReversed().map((bet) => {
    const result = said(endings[bet.result])
    const told =
      bet.returns === null || bet.result === 'loss'
        ? result
        : said('paid', { result, amount: moneyText(bet.returns, currency) })
    return made(
      'li',
      bet.result,
      made('span', '', said('ofBet', { amount: moneyText(bet.amount, currency), selection: bet.name })),
      made('b', '', told),
    )
  })
  const list = one('mine', HTMLElement)
  list.replaceChildren(...(rows.length === 0 ? [made('li', 'none', said('noBets'))] : rows))
}
