import { describe, expect, it, vi } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import { createStorage } from '#src/storage/storage.ts'
import { withoutDisk } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { createCancellations } from './cancellations.ts'

const owner = { partner: 'Harbour', member: 'alice' }

const refusal = {
  ...failureOfKind('refused', errors.validationFailed.code),
  baseCode: 4,
  refCode: 31,
  message: 'Not this one',
  params: { min_bet: '10' },
  status: 400,
} as const

describe('a cancellation', () => {
  it('is kept over a reload until it is known what became of it [PREBOOK-04] [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    createCancellations(withoutDisk(storage), () => 1_000).record('T7')
    const reloaded = createStorage(host)
    reloaded.setOwner(owner)
    const cancellations = createCancellations(withoutDisk(reloaded), () => 2_000)
    expect(cancellations.open()).toEqual([{ ticketNum: 'T7', confirmedAt: 1_000, refusal: null }])
    cancellations.close('T7')
    expect(cancellations.open()).toEqual([])
  })

  it('is kept with its refusal, word for word, until that is told or it is confirmed again [PREBOOK-03] [PREBOOK-04] [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    createCancellations(withoutDisk(storage), () => 1_000).record('T7')
    createCancellations(withoutDisk(storage), () => 2_000).refuse('T7', refusal)
    const onLeftOut = vi.fn<() => void>()
    const reloaded = createStorage(host, onLeftOut)
    reloaded.setOwner(owner)
    const cancellations = createCancellations(withoutDisk(reloaded), () => 3_000)
    expect(cancellations.open()).toEqual([{ ticketNum: 'T7', confirmedAt: 1_000, refusal }])
    expect(cancellations.refusalOf('T7')).toEqual(refusal)
    expect(onLeftOut).not.toHaveBeenCalled()
    cancellations.record('T7')
    expect(cancellations.open()).toEqual([{ ticketNum: 'T7', confirmedAt: 3_000, refusal: null }])
    expect(cancellations.refusalOf('T7')).toBeNull()
    cancellations.close('T7')
    cancellations.refuse('T7', refusal)
    expect(cancellations.open()).toEqual([])
  })

  it('is the member’s who confirmed it, and of that ticket alone [PREBOOK-04]', () => {
    const { storage } = createTestBrowser().openTab()
    const cancellations = createCancellations(withoutDisk(storage), () => 1_000)
    for (const ticketNum of ['T7', 'T 8:é']) cancellations.record(ticketNum)
    cancellations.close('T7')
    expect(cancellations.open()).toEqual([{ ticketNum: 'T 8:é', confirmedAt: 1_000, refusal: null }])
    storage.setOwner({ ...owner, member: 'bob' })
    expect(cancellations.open()).toEqual([])
  })

  it.each([['{"version":2}'], ['{"version":1,"confirmedAt":"soon"}'], ['{"vers'], ['7']])(
    'is asked about where its time cannot be read: %s [PREBOOK-04] [LIVE-13]',
    (text) => {
      const { host } = createTestBrowser().openTab()
      const onLeftOut = vi.fn<() => void>()
      const storage = createStorage(host, onLeftOut)
      storage.setOwner(owner)
      host.localStorage.setItem('slipway:v1:Harbour:alice:cancellation.T7', text)
      expect(createCancellations(withoutDisk(storage), () => 1_000).open()).toEqual([
        { ticketNum: 'T7', confirmedAt: null, refusal: null },
      ])
      expect(onLeftOut).toHaveBeenCalledWith('malformed')
      expect(host.localStorage.getItem('slipway:v1:Harbour:alice:cancellation.T7')).toBe(text)
    },
  )

  it('is one without a refusal where that cannot be read [LIVE-13] [PREBOOK-04]', () => {
    const { host } = createTestBrowser().openTab()
    const onLeftOut = vi.fn<() => void>()
    const storage = createStorage(host, onLeftOut)
    storage.setOwner(owner)
    host.localStorage.setItem(
      'slipway:v1:Harbour:alice:cancellation.T7',
      JSON.stringify({ version: 1, confirmedAt: 1_000, refusal: { ...refusal, kind: 'no' } }),
    )
    expect(createCancellations(withoutDisk(storage), () => 1_000).open()).toEqual([
      { ticketNum: 'T7', confirmedAt: 1_000, refusal: null },
    ])
    expect(onLeftOut).toHaveBeenCalledWith('malformed')
  })
})
