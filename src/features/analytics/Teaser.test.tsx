import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'

import { Teaser } from './Teaser.tsx'

beforeEach(() => localStorage.clear())

const event = { eventId: 'e1', home: 'Northport', away: 'Eastvale' }

const played = (day: number, home: string, away: string, winner: 'home' | 'away' | null) => ({
  eventId: null,
  competitionName: 'Vale Cup',
  startDatetimeUtc: `2023-05-${String(day).padStart(2, '0')}T18:00:00Z`,
  home,
  away,
  scoreline: '1-0',
  winner,
})

const recent = {
  home: [
    played(20, 'Northport', 'A', 'home'),
    played(19, 'B', 'Northport', 'home'),
    played(18, 'Northport', 'C', null),
    played(17, 'D', 'Northport', 'away'),
    played(16, 'Northport', 'E', 'away'),
    played(15, 'Northport', 'F', 'home'),
  ],
  away: [played(14, 'Eastvale', 'G', 'away')],
}
const met = {
  home: { teamName: 'Northport', wins: 3 },
  away: { teamName: 'Eastvale', wins: 1 },
  draws: 1,
  matches: [1, 2, 3, 4, 5].map((day) => played(day, 'Northport', 'Eastvale', 'home')),
  winRates: null,
}

async function open(answers: Readonly<Record<string, unknown>>, onMore = () => {}) {
  const asked: string[] = []
  const caller = fakeCaller((_, query: WireQuery) => {
    asked.push(String(query.summary_type))
    const found = answers[String(query.summary_type)]
    if (found === undefined) throw offline()
    return found
  })
  const { client } = await createClientHarness({ api: { caller } })
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const has = (name: string): boolean => name in answers
  await renderAt(
    client,
    '/events/e1',
    <Teaser
      event={event}
      hasRecent={has('recent_matches')}
      hasMet={has('head_to_head')}
      onMore={onMore}
      otherwise={<p>Vale Cup</p>}
    />,
  )
  return asked
}

const letters = async (team: string) =>
  within(await screen.findByRole('list', { name: `Form of ${team}, newest first` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the strip before a match [BROWSE-08] [STAT-03]', () => {
  it('has the last five results of each team, newest first, around their meetings, which lead to the analysis', async () => {
    const onMore = vi.fn<() => void>()
    await open({ recent_matches: recent, head_to_head: met }, onMore)
    expect(await letters('Northport')).toEqual(['WWon', 'LLost', 'DDrawn', 'WWon', 'LLost'])
    expect(await letters('Eastvale')).toEqual(['LLost'])
    const meetings = screen.getByRole('button', {
      name: /^Northport 3 Last 5 meetings ?1 draw Eastvale 1, analysis$/,
    })
    await userEvent.setup({ delay: null }).click(meetings)
    expect(onMore).toHaveBeenCalledTimes(1)
  })

  it('has what there is: nothing is asked for that the server does not have', async () => {
    expect(await open({ recent_matches: recent })).toEqual(['recent_matches'])
    expect(await letters('Northport')).toHaveLength(5)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['nothing is known after all', { home: [], away: [] }, { ...met, matches: [] }],
    ['nothing comes', undefined, undefined],
  ])('says what the match is where %s', async (_, recent_matches, head_to_head) => {
    await open({ recent_matches, head_to_head })
    expect(await screen.findByText('Vale Cup')).toBeDefined()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
