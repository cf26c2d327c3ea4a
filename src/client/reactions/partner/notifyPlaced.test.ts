import { describe, expect, it, vi } from 'vitest'

import type { Partner } from '#src/client/partner.ts'
import { buildTicket } from '#src/testing/builders.ts'

import { tellPlaced } from './tellPlaced.ts'

describe("the partner's page", () => {
  it.each([null, 'placed', 'booked', 'cancelled', 'unknown'] as const)(
    'hears of a bet that was placed, and of none that was only booked: %s [HOST-04]',
    (status) => {
      const tell = vi.fn<Partner['tell']>()
      const prebook = status === null ? null : { status, targetOdds: '2.10', placedUtc: null }
      tellPlaced({ tell }, buildTicket({ prebook }))
      expect(tell.mock.calls).toHaveLength(status === null || status === 'placed' ? 1 : 0)
    },
  )
})
