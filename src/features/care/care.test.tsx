import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { CareSettings } from '#machines/session/settings.ts'
import { careQuery } from '#src/api/member/care.ts'
import { buildSettings, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { CareReminder } from './CareReminder.tsx'
import { ReminderSegment } from './ReminderSegment.tsx'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const care: CareSettings = {
  since: 0,
  reminderMinutes: 60,
  canTurnOff: true,
  limitsUrl: null,
  timeOutUrl: null,
  selfExclusionUrl: null,
  exclusion: null,
}

interface Held {
  isBetInProgress?: boolean
  isBetOnItsWay?: boolean
  isHeldBack?: boolean
}

/** The reminder of a session that began so many minutes ago. */
async function open(minutesAgo: number, held: Held = {}, change: Partial<CareSettings> = {}) {
  const since = Date.now() - minutesAgo * 60_000
  const { client } = await createClientHarness({
    settings: { ...buildSettings(), care: { ...care, since, ...change } },
  })
  client.queryClient.setQueryDefaults(careQuery(client).queryKey, { staleTime: Infinity })
  client.queryClient.setQueryData(careQuery(client).queryKey, {
    staked: yuan(130),
    returns: yuan(72),
    exclusion: null,
  })
  const onHistory = vi.fn<() => void>()
  const shown = (now: Held) => (
    <CareReminder
      isBetInProgress={now.isBetInProgress ?? false}
      isBetOnItsWay={now.isBetOnItsWay ?? false}
      isHeldBack={now.isHeldBack ?? false}
      onHistory={onHistory}
    />
  )
  const user = renderWith(client, shown(held))
  return { client, user, onHistory }
}

const reminder = () => screen.queryByRole('alertdialog')

describe('the reminder', () => {
  it('stands once its time has passed, with what was staked and came back [CARE-02]', async () => {
    await open(91)
    const dialog = await screen.findByRole('alertdialog', {
      name: 'You have been here for 1 hour 31 minutes',
    })
    expect(dialog.textContent).toContain('Stakes¥130.00')
    expect(dialog.textContent).toContain('Returns¥72.00')
    expect(dialog.textContent).toContain('Profit−¥58.00')
  })

  it.each<[string, number, Held, Partial<CareSettings>]>([
    ['before its time', 59, {}, {}],
    ['over a bet in progress', 91, { isBetInProgress: true }, {}],
    ['beside another question', 91, { isHeldBack: true }, {}],
    ['where the server does not say when the session began', 91, {}, { since: null }],
  ])('does not stand %s [CARE-02]', async (_, minutes, held, change) => {
    const { client } = await open(minutes, held, change)
    await act(async () => {})
    expect(client.appActor.system.get('care')).toBeDefined()
    expect(reminder()).toBeNull()
  })

  it('is put away by each of its answers, and leads to the history by one [CARE-02]', async () => {
    for (const name of ['Keep betting', 'Close', 'View bet history']) {
      localStorage.clear()
      const { user, onHistory } = await open(61)
      await user.click(await screen.findByRole('button', { name }))
      expect(reminder()).toBeNull()
      expect(onHistory).toHaveBeenCalledTimes(name === 'View bet history' ? 1 : 0)
    }
  })
})

describe('how often it comes', () => {
  it('is the partner’s until the member chooses, and never only where that is allowed [CARE-02]', async () => {
    const { client } = await createClientHarness({ settings: { care } })
    const user = renderWith(client, <ReminderSegment care={care} />)
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(radio('1 h').checked).toBe(true)
    await user.click(radio('Off'))
    expect(client.preferences.get('reminder')).toBe('off')
    expect(radio('Off').checked).toBe(true)
  })

  it('is not never where the partner does not allow it, whatever was chosen before [CARE-02]', async () => {
    const { client } = await createClientHarness({ settings: { care } })
    client.preferences.set('reminder', 'off')
    renderWith(client, <ReminderSegment care={{ ...care, canTurnOff: false }} />)
    expect(screen.queryByRole('radio', { name: 'Off' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 h' }).checked).toBe(true)
  })
})
