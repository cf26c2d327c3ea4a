import { messageOf, placeBet, Trouble } from './calls.ts'
import { serverNow } from './clock.ts'
import { faceOf, made, toneOf } from './drawing.ts'
import { one, write } from './table.ts'
import { moneyText, readAmount, said, typedAmount } from './texts.ts'
import type { BetBody, GameState } from './types.ts'

let state: GameState | null = null
let selection = ''
let isSending = false
/** Once nobody can play here any more, with what became of the last bet. */
let isOver = false

const stake = (): HTMLInputElement => one('stake', HTMLInputElement)

function choose(wanted: string): void {
  selection = wanted
  for (const choice of document.querySelectorAll<HTMLInputElement>('#spots input'))
    choice.checked = choice.value === wanted
}

function chosenName(): string | undefined {
  return state?.spots.find((spot) => spot.selection === selection)?.name
}

/** Sets up the bets of a table, once its first state is known. @param placed called once a bet has an answer */
export function openBetting(first: GameState, placed: () => void): void {
  state = first
  const { type, spots, chips, limits, currency, balance } = first
  const own = one('spots', HTMLElement)
  own.classList.add(type)
  own.replaceChildren(...spots.map((spot) => choiceOf(spot, type)))
  stake().value = typedAmount(limits.min)
  one('chips', HTMLElement).replaceChildren(
    ...chips.map((amount) => {
      const chip = made('button', 'chip', moneyText(amount, currency))
      chip.type = 'button'
      chip.onclick = () => {
        stake().value = typedAmount(amount)
        showButton()
      }
      return chip
    }),
  )
  write(
    'limits',
    said('limits', { min: moneyText(limits.min, currency), max: moneyText(limits.max, currency) }),
  )
  if (balance === null) write('status', said('logIn'))
  stake().oninput = showButton
  // A sandboxed frame without the right to send forms cannot submit a form, so there is no form.
  one('place', HTMLButtonElement).onclick = () => void submit(placed)
  stake().onkeydown = ({ key }) => {
    if (key === 'Enter') void submit(placed)
  }
  showButton()
}

/** Goes on with what is known now. */
export function keepBetting(now: GameState): void {
  state = now
  showButton()
}

/** Nobody can bet here any more. */
export function endBetting(): void {
  isOver = true
  showButton()
}

function choiceOf({ selection: own, name, odds }: GameState['spots'][number], type: GameState['type']) {
  const choice = made('input', '')
  Object.assign(choice, { type: 'radio', name: 'selection', value: own })
  choice.onchange = () => {
    selection = own
    showButton()
  }
  const isNumber = /^\d+$/.test(own)
  const tone = type === 'roulette' ? toneOfSpot(own) : own
  const picture = faceOf(own)
  return made(
    'label',
    `spot ${tone} ${isNumber ? `number n${own}` : ''}`,
    choice,
    ...(picture === null ? [] : [picture]),
    made('span', 'what', name),
    made('span', isNumber ? 'aside' : 'odds', ` ${odds}`),
  )
}

function toneOfSpot(spot: string): string {
  if (/^\d+$/.test(spot)) return toneOf(Number(spot))
  return spot === 'red' || spot === 'black' ? spot : ''
}

/** The bet as it stands, or what is wrong with it. */
function wish(now: GameState): { amount: string; name: string } | { why: string } {
  if (isOver) return { why: said('closed') }
  if (now.balance === null) return { why: said('logIn') }
  if (serverNow() >= now.round.closesAt) return { why: said('closedRound') }
  const name = chosenName()
  if (name === undefined) return { why: said('choose') }
  const amount = readAmount(stake().value, now.currency)
  return amount === null ? { why: said('enterStake') } : { amount, name }
}

/** Says on the button what a press will do, or why it does nothing. */
export function showButton(): void {
  if (state === null) return
  const button = one('place', HTMLButtonElement)
  const wished = wish(state)
  button.disabled = isSending || 'why' in wished
  if (isSending) button.textContent = said('placing')
  else
    button.textContent =
      'why' in wished
        ? wished.why
        : said('place', { amount: moneyText(wished.amount, state.currency), selection: wished.name })
}

async function submit(placed: () => void): Promise<void> {
  if (state === null || isSending) return
  const wished = wish(state)
  if ('why' in wished) return
  const { round, currency, limits } = state
  const bet: BetBody = {
    round: round.id,
    selection,
    amount: wished.amount,
    currency: currency.code,
  }
  isSending = true
  showButton()
  write('status', '')
  try {
    const answer = await placeBet(bet, () => write('status', said('unanswered')))
    write(
      'status',
      answer.isPlaced
        ? said('placed', { amount: moneyText(answer.bet.amount, currency), selection: answer.bet.name })
        : said('refused', {
            reason: messageOf(answer.refusal, { min_bet: moneyText(limits.min, currency) }).replace(
              /\.$/,
              '',
            ),
          }),
    )
    if (answer.isPlaced) {
      write('balance', moneyText(answer.balance, currency))
      // The second press of a double one finds nothing to bet on.
      choose('')
    }
  } catch (error) {
    const reason = error instanceof Trouble ? error.message : said('broken')
    write('status', said('uncertain', { reason }))
  }
  isSending = false
  showButton()
  placed()
}
