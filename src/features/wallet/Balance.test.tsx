import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { refresh } from '#src/api/invalidation.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildSettings, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import type { Wallet } from '#src/wire/member/wallet.ts'

import { Balance } from './Balance.tsx'

beforeEach(() => localStorage.clear())

async function balanceOf(wallet: () => Promise<Wallet>, settings = {}) {
  const { client } = await createClientHarness({ api: { wallet }, settings })
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return renderWith(client, <Balance />)
}

const known = (units: number) => () => Promise.resolve({ balance: yuan(units) })

describe('the balance', () => {
  it('shows the amount with its currency, in full for a screen reader [HIST-03][ODDS-03]', async () => {
    await balanceOf(known(1_234_567.8))
    expect(await screen.findByText('Balance ¥1,234,567.80 CNY')).toBeDefined()
    expect(screen.getByText('¥1.23M')).toBeDefined()
  })

  it('shows the code where the partner wants no symbol [ODDS-03]', async () => {
    await balanceOf(known(99.5), { currency: { ...buildSettings().currency, showSymbol: false } })
    expect(await screen.findByText('CNY')).toBeDefined()
    expect(screen.getAllByText('99.50')).toHaveLength(2)
  })

  it('shows thousands where the partner keeps its currency so [ODDS-03]', async () => {
    await balanceOf(known(150_000), { currency: { ...buildSettings().currency, inK: true } })
    expect(await screen.findByText('Balance ¥150.00K CNY')).toBeDefined()
  })

  it('says that it is unknown where it could not be loaded, and loads it again [HIST-03]', async () => {
    const wallet = vi.fn<() => Promise<Wallet>>(() => Promise.reject(offline()))
    const user = await balanceOf(wallet)
    expect(await screen.findByText('Balance unavailable')).toBeDefined()
    wallet.mockImplementation(known(20))
    await user.click(screen.getByRole('button', { name: 'Reload balance' }))
    expect(await screen.findByText('Balance ¥20.00 CNY')).toBeDefined()
  })

  it('that is asked for by a press, in vain, is told over the page [SRV-10]', async () => {
    const { client } = await createClientHarness({ api: { wallet: () => Promise.reject(offline()) } })
    client.queryClient.setDefaultOptions({ queries: { retry: false } })
    const user = renderWith(client, <Balance />)
    const { popup, toasts } = client.once(createNotices)
    await user.click(await screen.findByRole('button', { name: 'Reload balance' }))
    await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ message: 'balance' }]), patience)
    expect(popup.get()).toBeNull()
  })

  it('says that it is not up to date where money has moved and it could not be fetched, until it is [HIST-03]', async () => {
    const wallet = vi.fn<() => Promise<Wallet>>(known(100))
    const { client } = await createClientHarness({ api: { wallet } })
    client.queryClient.setDefaultOptions({ queries: { retry: false } })
    const user = renderWith(client, <Balance />)
    await screen.findByText('Balance ¥100.00 CNY')
    expect(screen.queryByText('not up to date')).toBeNull()
    wallet.mockImplementation(() => Promise.reject(offline()))
    refresh(client.queryClient, 'betPlaced')
    expect(await screen.findByText('not up to date')).toBeDefined()
    expect(screen.getByText('Balance ¥100.00 CNY')).toBeDefined()
    wallet.mockImplementation(known(85))
    await user.click(screen.getByRole('button', { name: 'Balance not up to date. Reload' }))
    expect(await screen.findByText('Balance ¥85.00 CNY')).toBeDefined()
    expect(screen.queryByText('not up to date')).toBeNull()
  })

  it('says so too while the answer is waited for [HIST-03]', async () => {
    const wallet = vi.fn<() => Promise<Wallet>>(known(100))
    const { client } = await createClientHarness({ api: { wallet } })
    renderWith(client, <Balance />)
    await screen.findByText('Balance ¥100.00 CNY')
    wallet.mockImplementation(() => new Promise(() => {}))
    refresh(client.queryClient, 'betPlaced')
    expect(await screen.findByText('not up to date')).toBeDefined()
  })

  it('goes out of sight by a press, for a screen reader too, and comes back by another [CARE-04]', async () => {
    const { client } = await createClientHarness({ api: { wallet: known(1_234) } })
    const user = renderWith(client, <Balance />)
    const button = await screen.findByRole('button', { name: /^Balance ¥1,234\.00 CNY/ })
    expect(button.title).toBe('Hide balance')
    await user.click(button)
    expect(client.preferences.get('hideBalance')).toBe(true)
    expect(document.body.textContent).not.toContain('1,234')
    const hidden = screen.getByRole('button', { name: 'Balance hidden' })
    expect(hidden.title).toBe('Show balance')
    await user.click(hidden)
    expect(screen.getByText('Balance ¥1,234.00 CNY')).toBeDefined()
  })

  it('has nothing for guests, and asks for nothing [LAUNCH-05]', async () => {
    const wallet = vi.fn<() => Promise<Wallet>>(known(20))
    await balanceOf(wallet, { isGuest: true })
    expect(screen.queryByText(/Balance/)).toBeNull()
    expect(wallet).not.toHaveBeenCalled()
  })
})
