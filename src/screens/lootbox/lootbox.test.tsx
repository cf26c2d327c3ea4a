import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { components } from '#openapi/client.gen.ts'
import { refresh } from '#src/api/invalidation.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { buildSettings } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

type Schemas = components['schemas']
type Bet = Schemas['MiniGameBetPage']['results'][number]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const table = (id: number, change: Partial<Schemas['MiniGameTable']> = {}): Schemas['MiniGameTable'] => ({
  id,
  name: `Table of ${id}`,
  miniGameId: '4',
  miniGameName: 'Dragon Tiger',
  type: 'card',
  isEnabled: true,
  isNewGame: false,
  minBetAmount: '10.00',
  maxBetAmount: '5000.00',
  maxPayoutAmount: '50000.00',
  gameUrl: `https://games.test/${id}/#right`,
  ...change,
})

const pending: Bet = {
  ticketNum: 'M1',
  tableId: 3,
  tableName: 'Table of 3',
  roundId: '88',
  dateCreatedUtc: '2026-11-27T09:30:00Z',
  selection: 'Dragon',
  odds: '1.95',
  amount: '20.00',
  earnings: null,
  currency: 'CNY',
  resultStatus: 'pending',
}

interface World {
  /** The tables of a page. */
  tables?: (query: WireQuery) => { next: number | null; results: readonly unknown[] }
  bets?: readonly Bet[]
  miniGame?: Partial<Settings['miniGame']>
  settings?: Partial<Settings>
}

async function open(path: string, world: World = {}) {
  const asked: string[] = []
  const answer = (address: string, query: WireQuery): unknown => {
    asked.push(address)
    if (address === '/mini-game/v2/tables/')
      return { count: 3, ...(world.tables?.(query) ?? { next: null, results: [table(1), table(3)] }) }
    if (address === '/mini-game/v2/bets/') {
      const { bets = [] } = world
      return { count: bets.length, next: null, results: bets }
    }
    return { count: 0, next: null, results: [] }
  }
  const base = buildSettings()
  const harness = await createClientHarness({
    api: { caller: fakeCaller(answer) },
    settings: {
      features: { isEsportsEnabled: true, isMiniGameEnabled: true },
      miniGame: { ...base.miniGame, isTopWinningsEnabled: false, hasBackToLobby: true, ...world.miniGame },
      ...world.settings,
    },
  })
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { ...harness, asked, world, user: openPage(harness.client, path) }
}

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent)

const frame = () => screen.getByTitle<HTMLIFrameElement>('Table of 3')

function say(data: unknown, { source, origin = 'null' }: { source: Window | null; origin?: string }): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))
}

describe('the lobby', () => {
  it('has the tables of every page, those of the lootbox first, and asks for no page twice [MEMBER-08]', async () => {
    const { asked } = await open('lootbox', {
      miniGame: { lootboxGameId: '7' },
      tables: ({ page }) =>
        page === 1
          ? { next: 2, results: [table(1), table(2), table(16)] }
          : // A server that names the same page again is not asked for ever.
            { next: 2, results: [table(2), table(5, { miniGameId: '7' }), table(6, { isEnabled: false })] },
    })
    await screen.findByRole('list', { name: 'All tables' })
    expect(names('All tables')).toEqual(['Table of 5', 'Table of 1', 'Table of 2'])
    expect(asked.filter((path) => path.endsWith('/tables/'))).toHaveLength(2)
  })

  it('says of a table what kind it is where its name has not said so [MEMBER-08]', async () => {
    await open('lootbox', {
      tables: () => ({
        next: null,
        results: [
          table(1, { name: 'Dragon Tiger 1' }),
          table(2, { name: 'Roulette 1', type: 'roulette' }),
          table(3, { name: 'Fish Prawn Crab 1', type: 'fishPrawnCrab' }),
        ],
      }),
    })
    const list = await screen.findByRole('list', { name: 'All tables' })
    const told = within(list)
      .getAllByRole('article')
      .map((card) => within(card).getByText(/^Table \d/).textContent)
    expect(told).toEqual(['Table 1 · Cards', 'Table 2', 'Table 3'])
  })

  it('says where there is no table, and where they cannot be read [MEMBER-08] [BROWSE-14]', async () => {
    await open('lootbox', { tables: () => ({ next: null, results: [table(16)] }) })
    expect(await screen.findByRole('heading', { name: 'No games right now' })).toBeDefined()
    const { user, world } = await open('lootbox', {
      tables: () => ({ next: null, results: 'none' as never }),
    })
    expect(await screen.findByRole('heading', { name: 'Game not available' })).toBeDefined()
    world.tables = () => ({ next: null, results: [table(1)] })
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }))
    await screen.findByRole('list', { name: 'All tables' })
  })

  it.each([true, false])(
    'has a ground of its own unless the partner wants none: transparent %s [MEMBER-08]',
    async (isTransparent) => {
      await open('lootbox', { miniGame: { isTransparent } })
      await screen.findByRole('list', { name: 'All tables' })
      const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
      const inserted = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      )
      const isClear = /html,\s*body\s*\{\s*background:\s*transparent/.test(rules + inserted.join('\n'))
      expect(isClear).toBe(isTransparent)
    },
  )
})

describe('a table', () => {
  it('keeps the address that its game was opened at, whatever later replies have [MEMBER-08]', async () => {
    let right = 0
    const { client, asked } = await open('lootbox/3', {
      tables: () => ({
        next: null,
        results: [table(3, { gameUrl: `https://games.test/3/#${(right += 1)}` })],
      }),
    })
    await screen.findByTitle('Table of 3')
    expect(frame().src).toContain('#1')
    act(() => refresh(client.queryClient, 'reconnected'))
    await waitFor(() => expect(asked.filter((path) => path.endsWith('/tables/'))).toHaveLength(2))
    await waitFor(() => expect(client.queryClient.isFetching()).toBe(0))
    expect(frame().src).toContain('#1')
  })

  it('hears its own frame alone, and of that what the contract has; all else is dropped and counted [HOST-03] [MEMBER-08]', async () => {
    const { client, asked } = await open('lootbox/3')
    await screen.findByTitle('Table of 3')
    const source = frame().contentWindow
    const counted = () => {
      const { malformed, foreign } = client.counters.read()
      return { malformed, foreign }
    }
    const bets = () => asked.filter((path) => path.endsWith('/bets/')).length
    await waitFor(() => expect(bets()).toBe(1))
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow
    say({ slipway: 1, type: 'game-money' }, { source: other })
    expect(counted()).toEqual({ malformed: 0, foreign: 1 })
    say({ slipway: 1, type: 'game-money' }, { source, origin: 'https://games.test' })
    say({ slipway: 1, type: 'wallet-sync', data: { balance: '1.00', currency: 'CNY' } }, { source })
    expect(counted()).toEqual({ malformed: 2, foreign: 1 })
    expect(screen.getByText('Opening the game')).toBeDefined()
    say({ slipway: 1, type: 'game-alive' }, { source })
    expect(screen.queryByText('Opening the game')).toBeNull()
    expect(bets()).toBe(1)
    say({ slipway: 1, type: 'game-money' }, { source })
    await waitFor(() => expect(bets()).toBe(2))
    expect(counted()).toEqual({ malformed: 2, foreign: 1 })
  })

  it('counts with its game, and by the server’s clock once no game counts [MEMBER-10]', async () => {
    await open('lootbox/3')
    await screen.findByTitle<HTMLIFrameElement>('Table of 3')
    // Here, other than in a browser, a frame that has loaded its page has another window.
    const hear = (data: unknown) => say(data, { source: frame().contentWindow })
    const ring = () => Number(within(screen.getByRole('main')).getByRole('timer').textContent)
    const byServer = ring()
    // Seconds that the server's clock is far from, whatever the hour.
    const [one, next] = byServer > 30 ? [9, 8] : [49, 48]
    for (const secondsLeft of [one, next]) {
      hear({ slipway: 1, type: 'game-alive', secondsLeft })
      await waitFor(() => expect(ring()).toBe(secondsLeft))
    }
    fireEvent.load(frame())
    fireEvent.load(frame())
    await screen.findByRole('alert')
    await waitFor(() => expect(Math.abs(ring() - next)).toBeGreaterThan(2))
  })

  it('whose game goes elsewhere is closed, says what is pending, and is opened again by Try again [MEMBER-08]', async () => {
    const { user } = await open('lootbox/3', { bets: [pending] })
    await screen.findByTitle('Table of 3')
    fireEvent.load(frame())
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.load(frame())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The game tried to open another page and was closed.')
    await waitFor(() => expect(alert.textContent).toContain('1 bet of ¥20.00 is still pending.'))
    expect(screen.queryByTitle('Table of 3')).toBeNull()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByTitle('Table of 3')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['turned off', { isEnabled: false }, errors.gameDisabled.text],
    ['down', { gameUrl: null }, errors.minigameDown.text],
  ])('that is %s says so in the catalogue’s words [SRV-12] [MEMBER-08]', async (_, change, words) => {
    await open('lootbox/3', { tables: () => ({ next: null, results: [table(3, change)] }) })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByTitle('Table of 3')).toBeNull()
  })

  it.each([true, false])(
    'has ways back to the lobby where the partner has them: %s [MEMBER-08]',
    async (hasBackToLobby) => {
      await open('lootbox/3', {
        miniGame: { hasBackToLobby },
        tables: () => ({ next: null, results: [table(3, { isEnabled: false })] }),
      })
      await screen.findByRole('alert')
      expect(screen.queryAllByRole('link', { name: 'Back to lobby' })).toHaveLength(hasBackToLobby ? 2 : 0)
    },
  )

  it('is not asked about by a guest’s rounds [LAUNCH-05]', async () => {
    const { asked } = await open('lootbox/3', { settings: { isGuest: true } })
    await screen.findByTitle('Table of 3')
    expect(asked.filter((path) => path.endsWith('/bets/'))).toEqual([])
  })
})
