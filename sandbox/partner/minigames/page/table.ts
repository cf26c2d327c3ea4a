import { drawingOf, made, markOf } from './drawing.ts'
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

/** "¥1,250.00" */
export function moneyText(amount: string, { symbol }: GameState['currency']): string {
  const [whole = '', ...rest] = amount.split('.')
  return `${symbol}${[whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.')}`
}

const roundMs = 60_000

/** Shows the round's second: from 60 to 1, and again, for rounds follow each other without a gap. */
export function showSecond({ round }: GameState, now: number): void {
  const left = roundMs - ((((now - round.startsAt) % roundMs) + roundMs) % roundMs)
  const seconds = Math.ceil(left / 1_000)
  const isOpen = left > round.endsAt - round.closesAt
  const countdown = one('countdown', HTMLElement)
  countdown.setAttribute(
    'aria-label',
    `${seconds} ${seconds === 1 ? 'second' : 'seconds'} of this round left`,
  )
  countdown.classList.toggle('closed', !isOpen)
  countdown.style.setProperty('--left', String(seconds / 60))
  const [figure] = countdown.children
  if (figure !== undefined) figure.textContent = String(seconds)
  write('phase', isOpen ? 'Place your bets' : 'No more bets')
}

let shownRound = ''

/** Shows the rounds that have ended: the last one large, those before it in a row. */
export function showEnded({ type, ended }: GameState): void {
  const [last, ...earlier] = ended
  if (last === undefined || last.round === shownRound) return
  shownRound = last.round
  one('drawing', HTMLElement).replaceChildren(drawingOf(type, last.outcome))
  write('last', last.name)
  one('ended', HTMLElement).replaceChildren(
    ...earlier.map((round) => {
      const mark = markOf(type, round)
      mark.setAttribute('aria-hidden', 'true')
      const row = made('li', '', mark, made('span', 'aside', round.name))
      row.title = round.name
      return row
    }),
  )
}

const endings: Readonly<Record<PlayedBet['result'], string>> = {
  pending: 'Waits for the result',
  win: 'Won',
  loss: 'Lost',
  half_loss: 'Half lost',
  refund: 'Returned',
}

/** Shows the member's bets of this round and of the one before it, newest first. */
export function showBets({ bets, currency }: GameState): void {
  const rows = bets.toReversed().map((bet) => {
    const returned =
      bet.returns === null || bet.result === 'loss' ? '' : `, ${moneyText(bet.returns, currency)} back`
    return made(
      'li',
      bet.result,
      made('span', '', `${moneyText(bet.amount, currency)} on ${bet.name}`),
      made('b', '', `${endings[bet.result]}${returned}`),
    )
  })
  const list = one('mine', HTMLElement)
  list.replaceChildren(...(rows.length === 0 ? [made('li', 'none', 'No bets in this round yet.')] : rows))
}
