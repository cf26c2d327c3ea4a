import { endBetting, keepBetting, openBetting, showButton } from './betting.ts'
import { askState, Trouble } from './calls.ts'
import { serverNow, setClock, untilNextSecond } from './clock.ts'
import { misbehave } from './conduct.ts'
import { tellHost } from './host.ts'
import { one, showBets, showEnded, showSecond, write } from './table.ts'
import { moneyText, said } from './texts.ts'
import type { GameState } from './types.ts'

/** How often the table is asked how it stands, besides at the turns of its rounds. */
const askEveryMs = 2_000

let state: GameState | null = null
let again: ReturnType<typeof setTimeout> | undefined
let isAsking = false
let isOver = false

function show(now: GameState): void {
  const isFirst = state === null
  if (state !== null && moneyOf(state) !== moneyOf(now)) tellHost({ type: 'game-money' })
  state = now
  setClock(now)
  one('game', HTMLElement).hidden = false
  write('trouble', '')
  write('name', now.name)
  document.title = now.name
  write('balance', now.balance === null ? '' : moneyText(now.balance, now.currency))
  showEnded(now)
  showBets(now)
  const secondsLeft = showSecond(now, serverNow())
  if (!isFirst) tellHost({ type: 'game-alive', secondsLeft })
  if (isFirst) {
    openBetting(now, () => void ask())
    tick()
  } else keepBetting(now)
}

/** What changes when a stake is taken or a round is settled. */
function moneyOf({ balance, bets }: GameState): string {
  return JSON.stringify([balance, bets])
}

/** Asks how the table stands, and goes on asking. */
async function ask(): Promise<void> {
  if (isAsking || isOver) return
  isAsking = true
  clearTimeout(again)
  try {
    const now = await askState()
    show(now)
    isOver = misbehave(now.conduct)
  } catch (error) {
    write('trouble', error instanceof Trouble ? error.message : said('broken'))
    // Without a connection the table stays, for a bet may be on its way; where nobody can play it goes.
    const { status } = error instanceof Trouble ? error : { status: 0 }
    if (status !== null) one('game', HTMLElement).hidden = true
    isOver = error instanceof Trouble && error.isOver
    if (isOver) endBetting()
  }
  isAsking = false
  if (!isOver) again = setTimeout(() => void ask(), askEveryMs)
}

/** Once a second by the server's clock: shows it, and asks at the turns of a round [MEMBER-10]. */
function tick(): void {
  if (isOver) return
  if (state !== null) {
    const secondsLeft = showSecond(state, serverNow())
    showButton()
    // Also without a connection: a bet may be on its way.
    if (!one('game', HTMLElement).hidden) tellHost({ type: 'game-alive', secondsLeft })
    if (serverNow() >= state.round.endsAt) void ask()
  }
  setTimeout(tick, untilNextSecond() ?? askEveryMs)
}

void ask()
