import { describe, expect, it, vi } from 'vitest'

import { createStorage } from '#src/storage/storage.ts'
import { yuan } from '#src/testing/builders.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { type CashOutPress, createCashOutRecords } from './cashOuts.ts'

const owner = { partner: 'Harbour', member: 'alice' }
const press: CashOutPress = { ticketNum: 'T7', key: 'a'.repeat(32), amount: yuan(95), expiresAt: 61_000 }

describe('a press to cash out [CASH-02]', () => {
  it('is kept as it is sent, over a reload and for other tabs, until its member was told', () => {
    const { host, storage } = createTestBrowser().openTab()
    createCashOutRecords(storage).record(press)
    const reloaded = createStorage(host)
    reloaded.setOwner(owner)
    const records = createCashOutRecords(reloaded)
    expect([records.open(), records.of('T7'), records.of('T8')]).toEqual([[press], press, null])
    reloaded.setOwner({ ...owner, member: 'bob' })
    expect(records.open()).toEqual([])
    reloaded.setOwner(owner)
    records.close('T7')
    expect([records.open(), records.of('T7')]).toEqual([[], null])
  })

  it.each([
    ['no JSON', 'x'],
    ['another version', JSON.stringify({ ...press, version: 2 })],
    ['another ticket’s', JSON.stringify({ ...press, version: 1, ticketNum: 'T9' })],
    ['without a key', JSON.stringify({ ...press, version: 1, key: 'no key' })],
    ['without an amount', JSON.stringify({ ...press, version: 1, amount: 95 })],
  ])('that is %s is dropped and counted', (_, text) => {
    const { host } = createTestBrowser().openTab()
    host.localStorage.setItem('slipway:v1:Harbour:alice:cashOut.T7', text)
    const onLeftOut = vi.fn<() => void>()
    const storage = createStorage(host, onLeftOut)
    storage.setOwner(owner)
    expect(createCashOutRecords(storage).open()).toEqual([])
    expect(onLeftOut).toHaveBeenCalled()
  })
})
