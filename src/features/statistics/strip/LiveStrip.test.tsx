import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'
import { lastStep, periodsAt, scoreboardRows } from '#sandbox/statistics/scoreboards/period.ts'
import { soccer } from '#sandbox/statistics/scoreboards/soccer.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildMatch } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { LiveStrip } from './LiveStrip.tsx'

type Row = components['schemas']['LiveStats']

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const luck = 7

/** A match of soccer as the engine plays it, at a share of its length. */
function played(share: number) {
  const [found] = someMatches('41', 1)
  if (found === undefined) throw new Error('no match')
  const { match } = found
  const at = Math.floor(share * match.endAt)
  const rows = scoreboardRows(soccer, match, at, luck).map((row): Row => ({ ...row, eventId: 'e1' }))
  return { match, at, rows }
}

async function open(rows: readonly unknown[], { home = 'Reds', away = 'Blues', hasParts = false } = {}) {
  const harness = await createClientHarness({ api: { caller: fakeCaller(() => ({ results: rows })) } })
  const { client } = harness
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  renderWith(
    client,
    <LiveStrip event={buildMatch({ eventId: 'e1', home, away })} hasLog={false} hasParts={hasParts} />,
  )
  return client
}

/** The details of a row with some of them changed. */
function withDetails(row: Row | undefined, change: object): unknown {
  return { ...row, details: { ...row?.details, ...change } }
}

const drawing = () => screen.findByRole('img', { name: /^Momentum/ })
const facts = () => [...document.querySelectorAll('[data-facts] > div')].map(({ textContent }) => textContent)

describe('the strip of a match of soccer', () => {
  it('has a bar for each two minutes that have been played, on the side of who had the better of them, each goal and both halves, as the engine played them [STAT-08] [BROWSE-08]', async () => {
    const { match, at, rows } = played(0.8)
    const { home, away } = match
    await open(rows, { home, away })
    const { steps } = soccer.momentumOf?.(periodsAt(match, at), luck) ?? { steps: [] }
    expect(steps.length).toBeGreaterThan(30)
    const chart = await drawing()
    const bars = [...chart.querySelectorAll('[data-lean]')]
    expect(bars.map((bar) => Number(bar.getAttribute('data-lean')))).toEqual(steps.map(({ lean }) => lean))
    // Those of home end at the line in the middle, those of away begin there.
    for (const bar of bars) {
      const [lean, y, height] = ['data-lean', 'y', 'height'].map((name) => Number(bar.getAttribute(name)))
      expect((lean ?? 0) > 0 ? (y ?? 0) + (height ?? 0) : y).toBe(16)
    }
    const spells = [1, -1].map((sign) => steps.filter(({ lean }) => Math.sign(lean) === sign).length)
    expect(chart.getAttribute('aria-label')).toBe(
      `Momentum, ${home} above and ${away} below: spells on top ${spells.join('–')}`,
    )
    const goals = [...chart.querySelectorAll('[data-goal]')].map((mark) => mark.getAttribute('data-goal'))
    expect(goals).toEqual(steps.flatMap((step) => [...new Set(step.goals)]))
    expect(chart.querySelectorAll('[data-period]')).toHaveLength(1)

    const halves = within(screen.getByRole('list', { name: 'Periods' })).getAllByRole('listitem')
    const scores = periodsAt(match, at).map((period) => Object.values(soccer.scoreOf(period)).join('-'))
    const clock = lastStep(match, at)?.board.details?.replace('2nd half ', '')
    expect(halves.map(({ textContent }) => textContent)).toEqual([
      `1st half${scores[0]}`,
      `2nd half, ${clock}, live${scores[1]}`,
    ])
    const figures = soccer.figuresOf(periodsAt(match, at), luck)
    const of = (kind: string) => figures.find((figure) => figure.kind === kind)
    const cardsOf = (side: 'home' | 'away'): string => {
      const red = of('redCards')?.[side] ?? '0'
      const yellow = of('yellowCards')?.[side]
      return red === '0' ? `${yellow}${yellow} yellow` : `${yellow} ${red}${yellow} yellow, ${red} red`
    }
    expect(facts()).toEqual([
      `Corners${of('corners')?.home}–${of('corners')?.away}`,
      `Cards${cardsOf('home')} – ${cardsOf('away')}`,
      `Shots${of('shots')?.home}–${of('shots')?.away}`,
    ])
  })

  it('follows what the channel tells, and draws again what is other alone [STAT-06]', async () => {
    const client = await open(played(0.3).rows)
    const chart = await drawing()
    const [first] = chart.querySelectorAll('[data-lean]')
    const before = chart.querySelectorAll('[data-lean]').length
    const { rows, at } = played(0.4)
    act(() => client.topics.take(liveStats.event, { data: rows.at(-1), timestamp: at }))
    await waitFor(() => expect(chart.querySelectorAll('[data-lean]').length).toBeGreaterThan(before))
    expect(chart.isConnected).toBe(true)
    expect(chart.querySelector('[data-lean]')).toBe(first)
  })

  it('says red cards of the side that has some', async () => {
    const { rows } = played(0.5)
    const figures = [
      { name: 'Gelbe Karten', home: '2', away: '3', kind: 'yellowCards' },
      { name: 'Rote Karten', home: '0', away: '1', kind: 'redCards' },
    ]
    await open([withDetails(rows.at(-1), { figures })])
    await drawing()
    expect(facts()).toEqual(['Cards22 yellow – 3 13 yellow, 1 red'])
    expect(document.querySelectorAll('[data-card="red"]')).toHaveLength(1)
  })

  it.each([
    ['is not told', undefined],
    ['has not begun', { minutes: 2, planned: 45, steps: [] }],
    [
      'has a step that leans further than all the way',
      { minutes: 2, planned: 45, steps: [{ period: 1, lean: 101, goals: [] }] },
    ],
    ['has a step without a lean', { minutes: 2, planned: 45, steps: [{ period: 1, goals: [] }] }],
    ['is planned without end', { minutes: 2, planned: 1e9, steps: [{ period: 1, lean: 1, goals: [] }] }],
    ['is no object', 'all of it'],
  ])('has the possession where a momentum %s [LIVE-13]', async (_, momentum) => {
    await open([withDetails(played(0.5).rows.at(-1), { momentum })])
    expect(await screen.findByText('Possession')).toBeDefined()
    expect(screen.queryByRole('img', { name: /^Momentum/ })).toBeNull()
  })

  it('shows figures by their names, in their order, where nobody says which they are', async () => {
    const figures = ['Fouls', 'Offsides', 'Tackles', 'Saves'].map((name) => ({ name, home: '1', away: '2' }))
    await open([withDetails(played(0.5).rows.at(-1), { figures })])
    await drawing()
    expect(facts()).toEqual(['Fouls1–2', 'Offsides1–2', 'Tackles1–2'])
  })

  it('says nothing of periods beside the parts of the match', async () => {
    await open(played(0.5).rows, { hasParts: true })
    await drawing()
    expect(screen.queryByRole('list', { name: 'Periods' })).toBeNull()
  })

  it('says nothing of periods of a match that is told as a whole: its score stands in the head', async () => {
    const whole = { periods: [{ name: 'Match', home: '1', away: '0' }], matchScoreline: '1-0', clock: null }
    await open([withDetails(played(0.5).rows[0], whole)])
    await drawing()
    expect(screen.queryByRole('list', { name: 'Periods' })).toBeNull()
  })
})
