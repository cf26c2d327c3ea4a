import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import type { Answer, JournalEntry } from '#machines/placement/types.ts'
import {
  buildEntry,
  buildLeg,
  buildQuote,
  buildRefusal,
  buildStoredSlip,
  buildTicket,
  yuan,
} from '#src/testing/builders.ts'
import { type ClientHarness, createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { toastColour } from '#src/testing/shell/toasts.ts'
import { sentences } from '#src/testing/slip/claims.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { Slip } from './Slip.tsx'
import { SlipOutcome } from './SlipOutcome.tsx'
import { UnseenOutcome } from './UnseenOutcome.tsx'

/** The page, with a browser that says of each element what the test decides of it. */
const inSight = new Set<(isSeen: (element: Element) => boolean) => void>()

class Observer implements Partial<IntersectionObserver> {
  readonly #elements = new Set<Element>()
  readonly #scroll: (isSeen: (element: Element) => boolean) => void
  constructor(observed: IntersectionObserverCallback) {
    this.#scroll = (isSeen) => {
      for (const element of this.#elements) {
        const ratio = isSeen(element) ? 1 : 0
        const entry = {
          isIntersecting: ratio > 0,
          intersectionRatio: ratio,
          intersectionRect: { height: 0 },
        }
        observed([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      }
    }
    inSight.add(this.#scroll)
  }
  observe(element: Element): void {
    this.#elements.add(element)
  }
  disconnect(): void {
    inSight.delete(this.#scroll)
  }
}

beforeEach(() => {
  localStorage.clear()
  inSight.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
})

const [one, two] = ['aaaaaaaa', 'bbbbbbbb'].map((code) => code.padEnd(32, '0'))
const legs = [homeLeg, buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2' })]
const entryOf = (key = '', at = 0): JournalEntry =>
  buildEntry(key, {
    legs: legs.slice(at, at + 1),
    request: { operation: 'placeSingleBet', body: '{}', expiresAt: Date.now() + 60_000 },
  })
const both = [entryOf(one, 0), entryOf(two, 1)] as const

const placed = (ticketNum: string): Answer => ({
  kind: 'placed',
  ticket: buildTicket({ ticketNum, amount: yuan(100) }),
})
const refused: Answer = { kind: 'refused', refusal: buildRefusal(errors.accountFrozen.code) }

/** The keys of which it was said that the member has seen what became of them. */
function hear({ slip }: ClientHarness): () => readonly (readonly string[])[] {
  const send = vi.spyOn(slip, 'send')
  return () =>
    send.mock.calls.flatMap(([event]: readonly [BetSlipEvent]) =>
      event.type === 'answers.viewed' ? [event.keys] : [],
    )
}

/** The member looks at the page for as long as it takes, with these in sight. */
function look(isSeen: (element: Element) => boolean = () => true): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  act(() => {
    for (const scroll of inSight) scroll(isSeen)
    vi.advanceTimersByTime(1_300)
  })
  vi.useRealTimers()
}

/** The page after one that had confirmed two bets, with the answers to them. */
async function cameBack(answers: Readonly<Record<string, Answer>>, shown: 'toast' | 'slip') {
  const harness = await createClientHarness({
    loaded: { entries: both },
    askOutcome: ({ key }) => Promise.resolve(answers[key] ?? refused),
  })
  const told = hear(harness)
  const content =
    shown === 'slip' ? (
      <SlipOutcome />
    ) : (
      <>
        <ToastOutlet place="page" />
        <UnseenOutcome />
      </>
    )
  return { harness, told, user: renderWith(harness.client, content) }
}

describe('what is said of several bets over the page', () => {
  it('reports none of them as seen where it says that not all were placed, however long it is shown [SLIP-18]', async () => {
    const { told } = await cameBack({ [one ?? '']: placed('T1'), [two ?? '']: refused }, 'toast')
    await screen.findByText(
      /^Not all of your bets were placed\. No money was taken for those that were not\./,
    )
    expect(toastColour(/^Not all of your bets were placed/)).toBe('var(--danger)')
    look()
    expect(told()).toEqual([])
  })

  it('reports each as seen where it says that each was placed [SLIP-18]', async () => {
    const { told } = await cameBack({ [one ?? '']: placed('T1'), [two ?? '']: placed('T2') }, 'toast')
    await screen.findByText(/^All bets placed\./)
    expect(toastColour(/^All bets placed\./)).toBe('var(--win)')
    look()
    expect(told().flat().toSorted()).toEqual([one, two])
  })
})

describe('what is said of several bets in the slip', () => {
  it('reports those in sight as seen, and the others once they are in sight [SLIP-18]', async () => {
    const { told } = await cameBack({ [one ?? '']: placed('T1'), [two ?? '']: refused }, 'slip')
    await screen.findByText(/T1/)
    const [first, second] = screen.getAllByRole('listitem')
    look((element) => element === first)
    expect(told()).toEqual([[one]])
    look((element) => element === second)
    expect(told()).toEqual([[one], [two]])
  })
})

describe('a refusal that the form goes on from', () => {
  it('says first that nothing was placed or taken, then why, and that it is the same bet; and so it is told [SLIP-15] [SLIP-18] [SLIP-19]', async () => {
    const changes = [buildQuote(homeLeg, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const refusal = buildRefusal(errors.oddsChanged.code, { changes })
    const harness = await createClientHarness({
      loaded: { slip: buildStoredSlip({ legs: [homeLeg] }), entries: [both[0]] },
      askOutcome: () => Promise.resolve({ kind: 'refused', refusal }),
    })
    const told = hear(harness)
    renderWith(harness.client, <Slip hasKeypad={false} />)
    await screen.findByText('Odds or statuses have changed')
    const said = sentences()
    const at = said.indexOf('Bet not placed.')
    expect(at).toBeGreaterThanOrEqual(0)
    expect(said.slice(at, at + 3)).toEqual([
      'Bet not placed.',
      'No money was taken.',
      'Odds or statuses have changed',
    ])
    expect(screen.getByText(/It is the same bet, not a new one\.$/)).toBeDefined()
    look()
    expect(told()).toEqual([[one]])
  })

  it('says of the money also where the form cannot go on [SLIP-18] [SLIP-19]', async () => {
    const changes = [buildQuote(homeLeg, { price: { euro: '1.95' }, timeStamp: 3_000 })]
    const refusal = buildRefusal(errors.oddsChanged.code, { changes })
    const harness = await createClientHarness({
      loaded: {
        slip: buildStoredSlip({ legs: [homeLeg], stakeTexts: { [wholeStake]: '1' } }),
        entries: [both[0]],
      },
      askOutcome: () => Promise.resolve({ kind: 'refused', refusal }),
    })
    renderWith(harness.client, <Slip hasKeypad={false} />)
    expect(await screen.findByText('Bet not placed. No money was taken.')).toBeDefined()
    expect(await screen.findByText(/^Minimum bet/)).toBeDefined()
  })
})
