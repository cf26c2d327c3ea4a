import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { Settings } from '#machines/session/settings.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { toastColour } from '#src/testing/shell/toasts.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'

import { Notices } from './Notices.tsx'

const broken = new CallFailed({ ...failureOfKind('broken'), refCode: 4711, status: 500 })

/** The page with its notices, and a clock that stands. */
async function shown(settings: Partial<Settings> = {}) {
  const { client } = await createClientHarness({ settings })
  vi.useFakeTimers()
  renderWith(
    client,
    <>
      <ToastOutlet place="page" />
      <Notices />
    </>,
  )
  return client.once(createNotices)
}

const pass = (time: number): void => {
  act(() => void vi.advanceTimersByTime(time))
}

const linesOf = (popup: HTMLElement) => [...popup.querySelectorAll('p')].map((line) => line.textContent)

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the error popup', () => {
  it('says what did not work, why, and the code for support; its text is what is read out [SRV-10] [A11Y-01]', async () => {
    const { report } = await shown()
    act(() => report(broken, { errorMessage: 'homePage', showPopup: true }))
    const popup = screen.getByRole('alertdialog', { name: 'Error' })
    expect(linesOf(popup)).toEqual([
      'Home page not saved',
      'Failed to update home page, try again',
      'Something went wrong on our side. Please try again.',
      'Support code 4711',
    ])
    const description = document.getElementById(popup.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('Failed to update home page, try again')
    expect(screen.queryByText('Okay, got it.')).toBeNull()
  })

  it('begins a line at each "/ ", and says a line once [SRV-10]', async () => {
    const errorHandler = {
      statusCode: 200,
      errorMessage: 'Cash desk closed/ Back at nine/ Cash desk closed/ 24/7 chat',
      showPopup: true,
    }
    await shown({ errorHandler })
    expect(linesOf(screen.getByRole('alertdialog'))).toEqual([
      'Cash desk closed',
      'Back at nine',
      '24/7 chat',
    ])
  })

  it('does not repeat what the server says too [SRV-10] [SRV-12]', async () => {
    const { report } = await shown()
    const refused = new CallFailed(failureOfKind('refused', errors.homePageNotUpdated.code))
    act(() => report(refused, { errorMessage: 'homePage', showPopup: true }))
    expect(linesOf(screen.getByRole('alertdialog'))).toEqual([
      'Home page not saved',
      'Failed to update home page, try again',
    ])
  })

  it('offers "Okay, got it." at status 204, which closes it [SRV-10]', async () => {
    const { report } = await shown()
    act(() => report(broken, { statusCode: 204, showPopup: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Okay, got it.' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('clears after 10000 ms, the newest by its own time [SRV-10]', async () => {
    const { report } = await shown()
    act(() => report(broken, { showPopup: true }))
    pass(9_999)
    expect(screen.getByRole('alertdialog')).toBeDefined()
    act(() => report(broken, { errorMessage: 'avatar', showPopup: true }))
    pass(9_999)
    expect(screen.getByRole('alertdialog')).toBeDefined()
    pass(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('goes by Escape and by its close button [SRV-10] [A11Y-01]', async () => {
    const { report } = await shown()
    act(() => report(broken, { showPopup: true }))
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    act(() => report(broken, { showPopup: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('has all of its time once the page is seen again [SRV-10]', async () => {
    const { report } = await shown()
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const turn = (to: DocumentVisibilityState) => {
      visibility.mockReturnValue(to)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    turn('hidden')
    act(() => report(broken, { showPopup: true }))
    pass(60_000)
    expect(screen.getByRole('alertdialog')).toBeDefined()
    turn('visible')
    pass(10_000)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a toast', () => {
  it('says the same in one, politely, and clears after 5000 ms [SRV-10]', async () => {
    const { report } = await shown()
    act(() => report(broken, { errorMessage: 'balance' }))
    expect(screen.getByRole('status').textContent).toBe(
      "Couldn't load your balance. Something went wrong on our side. Please try again. Support code 4711",
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    pass(4_999)
    expect(screen.getByText(/Couldn't load your balance/)).toBeDefined()
    pass(1)
    expect(screen.queryByText(/Couldn't load your balance/)).toBeNull()
  })

  it('tells what was done as well, each with its own time [SRV-10]', async () => {
    const { report, reportDone } = await shown()
    act(() => reportDone('avatar'))
    pass(3_000)
    act(() => report(broken, { errorMessage: 'balance' }))
    pass(2_000)
    expect(screen.queryByText('Avatar saved.')).toBeNull()
    expect(screen.getByText(/Couldn't load your balance/)).toBeDefined()
    pass(3_000)
    expect(screen.queryByText(/Couldn't load your balance/)).toBeNull()
  })

  it('is green where something was done, and red where it did not work: amber is for warnings alone [SRV-10]', async () => {
    const { report, reportDone } = await shown()
    act(() => reportDone('avatar'))
    act(() => report(broken, { errorMessage: 'balance' }))
    expect(toastColour('Avatar saved.')).toBe('var(--win)')
    expect(toastColour(/Couldn't load your balance/)).toBe('var(--danger)')
  })

  it('waits while the member is on it, who may be about to press it [SRV-10]', async () => {
    const { reportDone } = await shown()
    act(() => reportDone('avatar'))
    const words = screen.getByText('Avatar saved.')
    fireEvent.pointerOver(words)
    pass(60_000)
    expect(screen.getByText('Avatar saved.')).toBeDefined()
    fireEvent.pointerOut(words)
    pass(5_000)
    expect(screen.queryByText('Avatar saved.')).toBeNull()
  })
})
