import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import type { Round } from '#src/wire/match/matchLog.ts'

import { GoldChart } from './GoldChart.tsx'
import { RoundsChart } from './RoundsChart.tsx'

const teams = { home: 'Reds', away: 'Blues' }

const round = (number: number, winner: Round['winner'], endType: string | null): Round => ({
  round: number,
  winner,
  endType,
  scoreline: '',
  events: [],
})

describe('the course of a map, drawn [STAT-05]', () => {
  it('has in the block of each round how it was won, and what the signs stand for', async () => {
    const { client } = await createClientHarness()
    const rounds = [
      round(1, 'home', 'BOMB_DETONATED'),
      round(2, 'away', 'BOMB_DEFUSED'),
      round(3, 'home', 'TIME_EXPIRED'),
      round(4, 'away', 'SLEPT'),
      round(5, null, null),
    ]
    renderWith(client, <RoundsChart rounds={rounds} teams={teams} />)
    await screen.findByRole('img', { name: /^Rounds won/ })
    const blocks = [...document.querySelectorAll('[data-of], [aria-hidden] > span:not([data-of])')]
    expect(
      blocks.slice(0, 5).map((block) => `${block.getAttribute('data-of')} ${block.textContent}`),
    ).toEqual(['home ●', 'away ○', 'home –', 'away ', 'null '])
    const legend = [...(document.querySelector('[data-legend]')?.children ?? [])]
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      '○ Bomb defused',
      '● Bomb detonated',
      '– Time expired',
    ])
  })

  it('of gold has its time from the beginning to the end', async () => {
    const { client } = await createClientHarness()
    const gold = [0, 601, 1202].map((at) => ({ at, home: at, away: 0 }))
    renderWith(client, <GoldChart gold={gold} teams={teams} />)
    await screen.findByRole('img', { name: /^Gold lead/ })
    const times = [...(document.querySelector('[data-times]')?.children ?? [])]
    expect(times.map(({ textContent }) => textContent)).toEqual(['0:00', '5:01', '10:01', '15:02', '20:02'])
  })
})
