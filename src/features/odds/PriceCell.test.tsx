import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BetKind } from '#domain/bets/bet.ts'
import { cellMarkDuration, type SelectionUpdate } from '#domain/market/marketUpdate.ts'
import { buildMarket, buildSelection, buildMatch } from '#src/testing/builders.ts'
import { createPriceHarness, type PriceHarness } from '#src/testing/odds/priceHarness.ts'
import { createUpdates } from '#src/testing/realtime/book.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { PriceCell } from './PriceCell.tsx'

const event = buildMatch()
const market = buildMarket({
  betType: 'AH',
  selections: [
    buildSelection('home', '2.03', { name: 'Carrowby United', handicap: '-0.25' }),
    buildSelection('away', '1.80', { name: 'Whitesand Wanderers', handicap: '0.25' }),
  ],
})
const [home = buildSelection('home', '2.03')] = market.selections

let harness: PriceHarness
let update: ReturnType<typeof createUpdates>
let renders: number
let user: ReturnType<typeof renderWith>

function tell(selection: SelectionUpdate, status = selection.status): void {
  harness.client.priceBook.apply([update('m1', [selection], { status })])
  harness.clock.frame()
}

const terms = (change: Partial<SelectionUpdate> = {}): SelectionUpdate => ({
  side: 'home',
  status: 'open',
  price: { euro: '2.03' },
  handicap: '-0.25',
  line: null,
  ...change,
})

const cell = (): HTMLElement => screen.getByRole('button')
const price = (): string | null | undefined => cell().querySelector('[data-price]')?.textContent
const sign = (): string | null | undefined => cell().querySelector('[data-part="sign"]')?.textContent

beforeEach(async () => {
  localStorage.clear()
  harness = await createPriceHarness()
  harness.client.priceBook.seed([market])
  harness.clock.frame()
  update = createUpdates()
  renders = 0
  user = renderWith(
    harness.client,
    <Profiler id="cell" onRender={() => (renders += 1)}>
      <PriceCell event={event} market={market} selection={home} label="full" />
    </Profiler>,
  )
})

describe('a price cell', () => {
  it('shows the price and says selection, handicap and price in its name [BROWSE-07] [BROWSE-09]', () => {
    expect(price()).toBe('2.03')
    expect(cell().textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Carrowby United -0.25 2.03')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 2.03')
    expect(cell().dataset).toMatchObject({ market: 'm1', side: 'home', change: 'none', status: 'open' })
  })

  it('follows the book without being rendered again', () => {
    for (const euro of ['2.05', '2.11', '1.98', '3.40']) tell(terms({ price: { euro } }))
    expect(price()).toBe('3.40')
    expect(renders).toBe(1)
  })

  it('marks a rise and a fall by a sign and a word, and clears them after a second [LIVE-08] [A11Y-01]', () => {
    tell(terms({ price: { euro: '2.10' } }))
    expect(cell().dataset.change).toBe('up')
    expect(sign()).toBe('▲')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 2.10, up')
    tell(terms({ price: { euro: '1.95' } }))
    expect(cell().dataset.change).toBe('down')
    expect(sign()).toBe('▼')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 1.95, down')
    harness.clock.advance(cellMarkDuration + 300)
    harness.clock.frame()
    expect(cell().dataset.change).toBe('none')
    expect(sign()).toBe('')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 1.95')
  })

  it('marks a handicap that moved, and shows the new one [LIVE-08] [BROWSE-09]', () => {
    tell(terms({ handicap: '0.50' }))
    expect(cell().dataset.change).toBe('handi-change')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United +0.5, 2.03, line changed')
  })

  it('has a mark and a ground only where the chance moved by a hundredth or more, and restarts it each time [LIVE-08]', () => {
    const ground = (euro: string) => {
      tell(terms({ price: { euro } }))
      return cell().dataset.ground ?? ''
    }
    // 1 / 2.03 is 0.4926: 2.07 is 0.0095 below it.
    expect(ground('2.07')).toBe('')
    expect(cell().dataset.change).toBe('none')
    const [first, second, third] = [ground('2.12'), ground('2.22'), ground('1.90')]
    expect(first).not.toBe('')
    expect(second).not.toBe(first)
    expect(third).not.toBe(second)
    harness.clock.advance(cellMarkDuration + 300)
    harness.clock.frame()
    expect(cell().dataset.ground).toBe('')
  })

  it('locks while paused with its price readable, and opens again [BROWSE-10] [LIVE-08]', () => {
    tell(terms({ status: 'paused' }))
    expect(cell().dataset).toMatchObject({ change: 'lock', mark: 'lock', status: 'paused' })
    expect(cell().getAttribute('aria-disabled')).toBe('true')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 2.03, suspended')
    expect(price()).toBe('2.03')
    tell(terms())
    expect(cell().dataset).toMatchObject({ mark: 'none', status: 'open' })
    expect(cell().getAttribute('aria-disabled')).toBe('false')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 2.03')
  })

  it.each([
    ['closed', null, 'lock', 'closed'],
    ['resulting', null, 'spinner', 'awaiting result'],
    ['settlement', null, 'spinner', 'awaiting settlement'],
    ['settled', null, 'lock', 'settled'],
  ] as const)('shows %s (result: %s) as %s [BROWSE-10]', (status, result, mark, word) => {
    tell(terms({ status, result }))
    expect(cell().dataset.mark).toBe(mark)
    expect(sign()).toBe('')
    expect(cell().getAttribute('aria-label')).toBe(`Carrowby United -0.25, 2.03, ${word}`)
    expect(cell().getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['win', '✓', 'won'],
    ['halfWin', '✓', 'half won'],
    ['lose', '✕', 'lost'],
    ['halfLose', '✕', 'half lost'],
    ['void', '↩', 'void'],
    ['deadHeat', '=', 'dead heat'],
  ] as const)('shows a %s by a sign and a word of its own [BROWSE-10] [A11Y-01]', (result, mark, word) => {
    tell(terms({ status: 'settled', result }))
    expect(cell().dataset.mark).toBe(result)
    expect(sign()).toBe(mark)
    expect(cell().querySelector('[data-part="result"]')?.textContent).toBe(word)
    expect(cell().title).toBe(word)
    // What is read last is seen last, so that who speaks what they see names the cell.
    expect(cell().lastElementChild?.textContent).toBe(word)
    expect(cell().getAttribute('aria-label')).toBe(`Carrowby United -0.25, 2.03, ${word}`)
    expect(cell().getAttribute('aria-disabled')).toBe('true')
  })

  it('shows all four odds types, truncated, and follows the choice at once [ODDS-01] [ODDS-02]', () => {
    const shown = (['hongkong', 'malay', 'indo', 'euro'] as const).map((type) => {
      act(() => harness.client.preferences.set('oddsType', type))
      return price()
    })
    expect(shown).toEqual(['1.03', '-0.97', '1.0300', '2.03'])
    expect(renders).toBe(1)
  })

  it('takes no bets while its price may be stale, and says so [LIVE-05]', () => {
    harness.client.priceBook.setStale(true)
    harness.clock.frame()
    expect(cell().dataset.stale).toBe('true')
    expect(cell().getAttribute('aria-disabled')).toBe('true')
    expect(cell().getAttribute('aria-label')).toBe('Carrowby United -0.25, 2.03, odds not up to date')
    expect(price()).toBe('2.03')
  })

  it('is pressed while its selection is in the slip [SLIP-02]', async () => {
    expect(cell().getAttribute('aria-pressed')).toBe('false')
    await user.click(cell())
    expect(cell().getAttribute('aria-pressed')).toBe('true')
    await user.click(cell())
    expect(cell().getAttribute('aria-pressed')).toBe('false')
  })

  it('leaves it to the slip to refuse a selection that takes no bets [SLIP-04]', async () => {
    tell(terms({ status: 'paused' }))
    const refused: number[] = []
    harness.slip.on('selection.refused', ({ code }) => refused.push(code))
    await user.click(cell())
    expect(refused).toHaveLength(1)
    expect(cell().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a price cell that cannot be combined', () => {
  const singles = buildMarket({ marketId: 'm7', comboAllowed: false })
  const elsewhere = buildMatch({ eventId: 'e2' })
  const shake = vi.fn<HTMLElement['animate']>()
  const named = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
  const wait = { timeout: 5_000 }

  /** The first market of a match, shown in full, and one of another match that combos do not take, as rows show it. */
  async function showTwo() {
    cleanup()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    HTMLElement.prototype.animate = shake
    shake.mockClear()
    const { client, slip } = harness
    client.priceBook.seed([market, singles])
    harness.clock.frame()
    renders = 0
    const hand = renderWith(
      client,
      <Profiler id="cells" onRender={() => (renders += 1)}>
        {market.selections.map((selection) => (
          <PriceCell key={selection.side} event={event} market={market} selection={selection} label="full" />
        ))}
        {singles.selections.slice(0, 1).map((selection) => (
          <PriceCell key={selection.side} event={elsewhere} market={singles} selection={selection} />
        ))}
      </Profiler>,
    )
    return { slip, hand, open: (kind: BetKind) => act(() => slip.send({ type: 'kind.chosen', kind })) }
  }

  it('says so while a combo or a system is open, and in no single, without being rendered again [SLIP-02] [SLIP-10] [A11Y-01]', async () => {
    const { open } = await showTwo()
    const [, , cell] = screen.getAllByRole('button')
    if (cell === undefined) throw new Error('No cell.')
    const before = cell.getAttribute('aria-label')
    for (const kind of ['combo', 'mix'] as const) {
      open(kind)
      await waitFor(() => expect(cell.dataset.apart).toBe('singleOnly'), wait)
      expect(cell.getAttribute('aria-label')).toBe(`${before}, single only`)
      expect(cell.dataset.why).toBe('single only')
      expect(cell.title).toBe('This selection can only be bet as a single.')
      expect(cell.getAttribute('aria-disabled')).toBe('true')
      open('single')
      expect(cell.dataset.apart).toBe('')
      expect(cell.getAttribute('aria-label')).toBe(before)
      expect([cell.dataset.why, cell.title]).toEqual(['', ''])
      expect(cell.getAttribute('aria-disabled')).toBe('false')
    }
    expect(renders).toBe(1)
  })

  it('says so of the other prices of a match that is in the combo, and not of the one that is [SLIP-02]', async () => {
    const { open, hand } = await showTwo()
    open('combo')
    await waitFor(() => expect(named(/single only/)).toBeTruthy(), wait)
    expect(named(/^Carrowby/).dataset.apart ?? '').toBe('')
    await hand.click(named(/^Carrowby/))
    expect(named(/^Carrowby/).getAttribute('aria-pressed')).toBe('true')
    expect(named(/^Carrowby/).dataset.apart ?? '').toBe('')
    const other = named(/^Whitesand/)
    expect(other.getAttribute('aria-label')).toBe('Whitesand Wanderers +0.25, 1.80, one per match')
    expect(other.title).toBe('Another selection of this match is already in your bet slip.')
    expect(other.querySelector('[data-part="result"]')?.textContent).toBe('one per match')
    // In a cell that has no line of its own for it, the style draws it.
    expect(other.dataset.why ?? '').toBe('')
    expect(renders).toBe(1)
  })

  it('does nothing where it is pressed but shake it off [SLIP-02] [SLIP-10]', async () => {
    const { open, hand, slip } = await showTwo()
    const refused: number[] = []
    slip.on('selection.refused', ({ code }) => refused.push(code))
    open('combo')
    await waitFor(() => expect(named(/single only/)).toBeTruthy(), wait)
    await hand.click(named(/single only/))
    named(/single only/).focus()
    await hand.keyboard('{Enter} ')
    expect(shake).toHaveBeenCalledTimes(3)
    expect(refused).toEqual([])
    expect(slip.getSnapshot().context.legs).toEqual([])
  })

  it('stays still where the member wants no motion [A11Y-01]', async () => {
    const { open, hand, slip } = await showTwo()
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') }))
    open('combo')
    await waitFor(() => expect(named(/single only/)).toBeTruthy(), wait)
    await hand.click(named(/single only/))
    expect(shake).not.toHaveBeenCalled()
    expect(slip.getSnapshot().context.legs).toEqual([])
  })

  it('follows its price as any other, and says what else there is to say [LIVE-08] [A11Y-01]', async () => {
    const { open } = await showTwo()
    open('combo')
    await waitFor(() => expect(named(/single only/)).toBeTruthy(), wait)
    const tellIt = (change: Partial<SelectionUpdate>) => {
      harness.client.priceBook.apply([update('m7', [terms({ handicap: null, ...change })])])
      harness.clock.frame()
    }
    tellIt({ price: { euro: '3.40' } })
    expect(named(/, 3\.40, up, single only$/)).toBeTruthy()
    tellIt({ price: { euro: '3.40' }, status: 'paused' })
    expect(named(/, 3\.40, suspended, single only$/)).toBeTruthy()
    expect(renders).toBe(1)
  })
})
