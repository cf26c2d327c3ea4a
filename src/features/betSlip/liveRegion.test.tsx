import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildLeg } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { Slip } from './Slip.tsx'
import { SlipAnnouncer } from './SlipAnnouncer.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const legs = Array.from({ length: 5 }, (_, at) =>
  buildLeg({ eventId: `e${at}`, marketId: `m${at}`, selectionName: `Team ${at}` }),
)

const live = '[aria-live], [role="status"], [role="alert"], [role="log"]'
const politely = '[aria-live="polite"], [role="status"]'

/** What live regions say from now on, as they say it: once for all that changes in them in one turn. */
function listen() {
  const heard: { readonly at: number; readonly text: string }[] = []
  const rude: Element[] = []
  const observer = new MutationObserver((records) => {
    const regions = new Set(
      records.flatMap(({ target }) => {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        return region === null || region === undefined || region.getAttribute('aria-live') === 'off'
          ? []
          : [region]
      }),
    )
    rude.push(...[...regions].filter((region) => !region.matches(politely)))
    const text = [...regions].map((one) => one.textContent.trim()).join(' ')
    // What is taken away is not said.
    if (text !== '') heard.push({ at: Date.now(), text })
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { heard, rude, stop: () => observer.disconnect() }
}

/** A combo with a stake, of which nothing was said yet. */
async function open(policy: string) {
  const harness = await createClientHarness()
  const user = renderWith(
    harness.client,
    <>
      <Slip hasKeypad={false} />
      <SlipAnnouncer isSlipShown />
    </>,
  )
  harness.slip.send({
    type: 'combination.offered',
    kind: 'combo',
    legs,
    isFollowBet: false,
    bigComboId: null,
    at: 1,
  })
  await screen.findByRole('listitem', { name: 'Team 4 -0.25' })
  await choose(user, 'Accept odds changes', policy)
  harness.slip.send({ type: 'stake.typed', text: '10' })
  await screen.findByRole('button', { name: 'Place bet, ¥10.00' })
  return { ...harness, user }
}

/** What is rendered, in turns that no test holds back: a machine that is slow takes several for one picture. */
async function painted(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('what the slip says while its legs move', () => {
  it.each(['Any odds', 'Always ask'])(
    'is said politely and not more than once in 5 s under 500 updates a second, under %s [A11Y-01] [SLIP-15]',
    async (policy) => {
      const { quote } = await open(policy)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
      const { heard, rude, stop } = listen()
      const seconds = 12
      for (let update = 0; update < 500 * seconds; update += 1) {
        const leg = legs[update % legs.length]
        if (leg === undefined) throw new Error('no leg')
        // Prices move, and now and then a market pauses and opens again.
        const status = update % 97 === 0 ? 'paused' : 'open'
        quote(leg, { price: { euro: (1.5 + (update % 60) / 100).toFixed(2) }, status })
        vi.advanceTimersByTime(2)
        if (update % 25 === 0) await painted()
      }
      await painted()
      stop()
      expect(rude).toEqual([])
      expect(heard.length).toBeGreaterThan(0)
      expect(heard.length).toBeLessThanOrEqual(Math.ceil(seconds / 5))
      const gaps = heard.slice(1).map(({ at }, before) => at - (heard[before]?.at ?? 0))
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(5_000)
    },
  )

  it('says one change by its selection with its line, and the last of what came meanwhile [A11Y-01] [SLIP-15]', async () => {
    const { quote } = await open('Always ask')
    const [first, second] = legs
    if (first === undefined || second === undefined) throw new Error('no legs')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { heard, stop } = listen()
    quote(first, { price: { euro: '2.20' } })
    await vi.waitFor(() => expect(heard.at(-1)?.text).toContain('Team 0 -0.25: New odds is 2.20'), patience)
    quote(first, { price: { euro: '2.30' } })
    quote(second, { price: { euro: '2.40' } })
    await painted()
    expect(heard).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(heard.at(-1)?.text).toContain('2 selections have changed'), patience)
    expect(heard).toHaveLength(2)
    stop()
  })

  it('answers the member at once [A11Y-01] [SLIP-06]', async () => {
    const { quote, user } = await open('Always ask')
    const [first] = legs
    if (first === undefined) throw new Error('no leg')
    const { heard, stop } = listen()
    quote(first, { price: { euro: '2.20' } })
    await vi.waitFor(() => expect(heard.at(-1)?.text).toContain('New odds is 2.20'), patience)
    await user.type(screen.getByRole('textbox', { name: 'Stake' }), '000000')
    await vi.waitFor(() => expect(heard.at(-1)?.text).toContain('Amount has reached its limit'), patience)
    stop()
  })
})
