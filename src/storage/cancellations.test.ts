import { describe, expect, it, vi } from 'vitest'

import { withoutDisk } from '#src/testing/environment.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { createCancellations } from './cancellations.ts'
import { createStorage } from './storage.ts'

const owner = { partner: 'Harbour', member: 'alice' }

describe('a cancellation', () => {
  it('is kept over a reload until it is known what became of it [PREBOOK-04] [SLIP-18]', () => {
    const { host, storage } = createTestBrowser().openTab()
    createCancellations(withoutDisk(storage), () => 1_000).record('T7')
    const reloaded = createStorage(host)
    reloaded.setOwner(owner)
    const cancellations = createCancellations(withoutDisk(reloaded), () => 2_000)
    expect(cancellations.open()).toEqual([{ ticketNum: 'T7', confirmedAt: 1_000 }])
    cancellations.close('T7')
    expect(cancellations.open()).toEqual([])
  })

  it('is the member’s who confirmed it, and of that ticket alone [PREBOOK-04]', () => {
    const { storage } = createTestBrowser().openTab()
    const cancellations = createCancellations(withoutDisk(storage), () => 1_000)
    for (const ticketNum of ['T7', 'T 8:é']) cancellations.record(ticketNum)
    cancellations.close('T7')
    expect(cancellations.open()).toEqual([{ ticketNum: 'T 8:é', confirmedAt: 1_000 }])
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
        { ticketNum: 'T7', confirmedAt: null },
      ])
      expect(onLeftOut).toHaveBeenCalledWith('malformed')
      expect(host.localStorage.getItem('slipway:v1:Harbour:alice:cancellation.T7')).toBe(text)
    },
  )
})
