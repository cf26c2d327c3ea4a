import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Settings } from '#machines/session/settings.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { Profile } from '#src/features/accountSettings/Profile.tsx'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildSettings } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { Notices } from './notices/Notices.tsx'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const on = { enableLandingPageSetup: true, enableAvatarSetUp: true, enableHotMarket: true }
const question = { name: 'Choose your home page' }
const noAvatar = 'You have no avatar yet.'

type Calls = Pick<DeferredApi, 'choose' | 'avatars'>

const avatarOf = (id: string) => ({ id, url: `/v8/avatars/${id}.svg` })

/** The member was here before, with another session. */
function wasHereBefore(): void {
  const visits = { version: 1, firstSession: 'another', hasBet: false, dismissed: [] }
  const { partnerName, memberCode } = buildSettings()
  localStorage.setItem(`slipway:v1:${partnerName}:${memberCode}:onboarding`, JSON.stringify(visits))
}

/** A page of a member who was here before, with the account's profile and what opens on its own. */
async function open(settings: Partial<Settings> = {}, calls: Partial<Calls> = {}) {
  if (localStorage.length === 0) wasHereBefore()
  const api = {
    choose: vi.fn<Calls['choose']>(
      calls.choose ??
        ((choice) =>
          Promise.resolve(
            'avatarId' in choice
              ? { landingPage: 'default', avatarId: choice.avatarId }
              : { landingPage: choice.landingPage, avatarId: null },
          )),
    ),
    avatars: vi.fn<Calls['avatars']>(
      calls.avatars ??
        ((page) =>
          Promise.resolve(
            page === 1
              ? { next: 2, results: [avatarOf('a-1'), avatarOf('a-2')] }
              : { next: null, results: [avatarOf('a-3')] },
          )),
    ),
  }
  const { client } = await createClientHarness({ settings: { features: on, ...settings }, api })
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = renderWith(
    client,
    <>
      <ToastOutlet place="page" />
      {settings.isGuest !== true && <Profile />}
      <Notices />
    </>,
  )
  return { api, user }
}

const chosen = { landingPage: 'default', avatarId: 'a-1' }

describe('a member who is here for the first time', () => {
  it('is asked for a landing page, of those that are there, and told once it is kept [LAUNCH-11] [MEMBER-03]', async () => {
    const { api, user } = await open()
    const dialog = screen.getByRole('dialog', question)
    const names = within(dialog)
      .getAllByRole('button', { pressed: false })
      .map((button) => button.querySelector('span > span')?.textContent)
    expect(names).toEqual(['Default', 'Open markets', 'Hot betting', 'Master rankings'])
    await user.click(within(dialog).getByRole('button', { name: /^Hot betting/ }))
    expect(api.choose).toHaveBeenCalledExactlyOnceWith({ landingPage: 'hotBetting' })
    expect(await screen.findByText(/^Home page saved\./)).toBeDefined()
    expect(screen.queryByRole('dialog', question)).toBeNull()
  })

  it('is not offered a board that the partner does not show [LAUNCH-11] [LAUNCH-14]', async () => {
    await open({ features: { ...on, enableHotMarket: false } })
    expect(screen.getByRole('dialog', question)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Hot betting/ })).toBeNull()
  })

  it('is asked once: who closes the question has the default, which the server keeps [LAUNCH-11]', async () => {
    const { api, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', question)).toBeNull()
    expect(api.choose).toHaveBeenCalledExactlyOnceWith({ landingPage: 'default' })
  })

  it('is not met by the question under a finger, nor while a press is still being heard [LAUNCH-11]', async () => {
    const find = document.querySelector.bind(document)
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':active' ? document.body : find(selector),
    )
    await open()
    expect(screen.queryByRole('dialog', question)).toBeNull()
    vi.useFakeTimers()
    fireEvent.pointerUp(document.body)
    await act(() => vi.advanceTimersByTimeAsync(300))
    fireEvent.pointerDown(document.body)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.queryByRole('dialog', question)).toBeNull()
    fireEvent.pointerUp(document.body)
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
    expect(screen.getByRole('dialog', question)).toBeDefined()
  })

  it('who presses beside the question has said nothing: it is put off until the next launch [LAUNCH-11]', async () => {
    const { api } = await open()
    fireEvent.click(screen.getByRole('dialog', question))
    expect(screen.queryByRole('dialog', question)).toBeNull()
    expect(api.choose).not.toHaveBeenCalled()
    expect(screen.getByText(noAvatar)).toBeDefined()
    cleanup()
    await open()
    expect(screen.getByRole('dialog', question)).toBeDefined()
  })

  it('is told in the popup, over the question, that it was not kept, and can choose again [LAUNCH-11] [MEMBER-03] [SRV-10]', async () => {
    const { api, user } = await open({}, { choose: () => Promise.reject(offline()) })
    await user.click(screen.getByRole('button', { name: /^Open markets/ }))
    const popup = await screen.findByRole('alertdialog')
    expect(within(popup).getByText('Failed to update home page, try again')).toBeDefined()
    expect(within(popup).getByText('The internet connection appears to be offline')).toBeDefined()
    await user.click(within(popup).getByRole('button', { name: 'Close' }))
    api.choose.mockResolvedValue({ landingPage: 'today', avatarId: null })
    await user.click(screen.getByRole('button', { name: /^Open markets/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  })

  it('has a notice that there is no avatar yet, after the question, which leads to the avatars [LAUNCH-11] [MEMBER-03]', async () => {
    const { api, user } = await open()
    expect(screen.queryByText(noAvatar)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText(noAvatar)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Choose avatar' }))
    await user.click(await screen.findByRole('button', { name: 'Avatar 2' }))
    expect(api.choose).toHaveBeenLastCalledWith({ avatarId: 'a-2' })
    expect(await screen.findByText('Avatar saved.')).toBeDefined()
    expect(screen.queryByText(noAvatar)).toBeNull()
  })

  it('who puts the notice away does not meet it again on this device [LAUNCH-11]', async () => {
    const { user } = await open({ landingPage: 'default' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(noAvatar)).toBeNull()
    await open({ landingPage: 'default' })
    expect(screen.queryByText(noAvatar)).toBeNull()
  })

  it.each([
    ['has chosen both', { ...chosen }],
    ['is a guest', { isGuest: true }],
    ['is with a partner who has neither set up', { features: {} }],
    [
      'is with one who has both switched off',
      { features: { enableLandingPageSetup: false, enableAvatarSetUp: false } },
    ],
  ])('and who %s sees neither question nor notice [LAUNCH-11] [LAUNCH-14]', async (_, settings) => {
    await open(settings)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(noAvatar)).toBeNull()
  })
})

describe('on the account page', () => {
  it('the home page can be changed, and a choice that has no page here is kept until then [MEMBER-03] [LAUNCH-10]', async () => {
    const { user } = await open({ ...chosen, landingPage: 'early' })
    await user.click(screen.getByRole('button', { name: 'Change home page' }))
    const dialog = screen.getByRole('dialog', { name: 'Home page' })
    expect(within(dialog).getByText(/^Your current home page isn't in this list\./)).toBeDefined()
    expect(within(dialog).queryAllByRole('button', { pressed: true })).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: /^Open markets/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Change home page' }))
    expect(screen.getByRole('button', { name: /^Open markets/, pressed: true })).toBeDefined()
  })

  it('the avatars come page after page, with the chosen one marked [MEMBER-03]', async () => {
    const { user } = await open({ ...chosen })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    expect(await screen.findByRole('button', { name: 'Avatar 1', pressed: true })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Avatar 3' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Avatar 3' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('an avatar is marked at once, and the one before again where the server does not keep it [MEMBER-03]', async () => {
    let refuse: (error: Error) => void = () => undefined
    const answer = new Promise<never>((_, reject) => (refuse = reject))
    const { user } = await open({ ...chosen }, { choose: () => answer })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    await user.click(await screen.findByRole('button', { name: 'Avatar 2' }))
    expect(await screen.findByRole('button', { name: 'Avatar 2', pressed: true })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Avatar 1', pressed: false })).toBeDefined()
    refuse(offline())
    expect(await screen.findByRole('button', { name: 'Avatar 1', pressed: true })).toBeDefined()
  })

  it('an avatar that is not kept is told in the popup, and the one before stays [MEMBER-03] [SRV-10]', async () => {
    const { user } = await open({ ...chosen }, { choose: () => Promise.reject(offline()) })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    await user.click(await screen.findByRole('button', { name: 'Avatar 2' }))
    const popup = await screen.findByRole('alertdialog')
    expect(within(popup).getByText('Failed to update avatar, try again')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Avatar 1', pressed: true })).toBeDefined()
  })

  it('avatars that do not come say so, with a way to ask again [MEMBER-03]', async () => {
    const { api, user } = await open({ landingPage: 'default' }, { avatars: () => Promise.reject(offline()) })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    const failed = within(await screen.findByRole('alert'))
    expect(failed.getByText("Couldn't load the avatars")).toBeDefined()
    api.avatars.mockResolvedValue({ next: null, results: [avatarOf('a-1')] })
    await user.click(failed.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Avatar 1' })).toBeDefined()
  })

  it('the avatar is next to the name, whichever page it is on [MEMBER-03]', async () => {
    const { api } = await open({ ...chosen, avatarId: 'a-3' })
    await waitFor(() =>
      expect(document.querySelector('img')?.getAttribute('src')).toBe('/v8/avatars/a-3.svg'),
    )
    expect(api.avatars).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['neither', { features: {} }, []],
    ['the home page alone', { features: { enableLandingPageSetup: true } }, ['Change home page']],
    ['the avatar alone', { features: { enableAvatarSetUp: true } }, ['Change avatar']],
    ['nothing for a guest', { features: on, isGuest: true }, []],
  ])('there is %s, as the flags say [LAUNCH-14] [MEMBER-03]', async (_, settings, names) => {
    await open({ ...chosen, nickname: 'Falcon', ...settings })
    const buttons = screen.queryAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(names)
  })
})
