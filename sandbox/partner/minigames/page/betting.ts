import { placeBet, Trouble } from './calls.ts'
import { serverNow } from './clock.ts'
import { faceOf, made, toneOf } from './drawing.ts'
import { moneyText, one, write } from './table.ts'
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
  stake().value = limits.min
  one('chips', HTMLElement).replaceChildren(
    ...chips.map((amount) => {
      const chip = made('button', 'chip', moneyText(amount, currency))
      chip.type = 'button'
      chip.onclick = () => {
        stake().value = amount
        showButton()
      }
      return chip
    }),
  )
  write('limits', `From ${moneyText(limits.min, currency)} to ${moneyText(limits.max, currency)}`)
  if (balance === null) write('status', 'Log in to bet.')
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

/** What is wrong with the bet as it stands; null if it can be placed. */
function hindrance(now: GameState): string | null {
  if (isOver) return 'No more bets'
  if (now.balance === null) return 'Log in to bet'
  if (serverNow() >= now.round.closesAt) return 'No more bets in this round'
  if (chosenName() === undefined) return 'Choose what to bet on'
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(stake().value.trim()) ? null : 'Enter a stake'
}

/** Says on the button what a press will do, or why it does nothing. */
export function showButton(): void {
  if (state === null) return
  const button = one('place', HTMLButtonElement)
  const why = hindrance(state)
  button.disabled = isSending || why !== null
  button.textContent = isSending
    ? 'Placing…'
    : (why ?? `Bet ${moneyText(stake().value.trim(), state.currency)} on ${chosenName() ?? ''}`)
}

async function submit(placed: () => void): Promise<void> {
  if (state === null || isSending || hindrance(state) !== null) return
  const { round, currency } = state
  const bet: BetBody = {
    round: round.id,
    selection,
    amount: stake().value.trim(),
    currency: currency.code,
  }
  isSending = true
  showButton()
  write('status', '')
  try {
    const answer = await placeBet(bet, () => write('status', 'No answer yet. Asking again about this bet.'))
    write(
      'status',
      answer.isPlaced
        ? `Bet placed: ${moneyText(answer.bet.amount, currency)} on ${answer.bet.name}.`
        : `${answer.reason.replace(/\.$/, '')}. Nothing was staked.`,
    )
    if (answer.isPlaced) {
      write('balance', moneyText(answer.balance, currency))
      // The second press of a double one finds nothing to bet on.
      choose('')
    }
  } catch (error) {
    const reason = error instanceof Trouble ? error.message : 'This game is broken.'
    write('status', `${reason} Check your bet history to see whether your bet was placed.`)
  }
  isSending = false
  showButton()
  placed()
}
