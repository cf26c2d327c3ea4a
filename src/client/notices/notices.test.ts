import { CancelledError } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { buildSettings } from '#src/testing/builders.ts'

import { createNotices } from './notices.ts'

function noticesOf(change: Parameters<typeof buildSettings>[0] = {}) {
  const session = createSessionStore()
  session.begin(buildSettings(change))
  return createNotices({ session })
}

const broken = new CallFailed({ ...failureOfKind('broken'), status: 500 })
const silent = new CallFailed(failureOfKind('timedOut'))

describe('the failure of a call', () => {
  it('is told as its own call says: in the popup, with its message and its status [SRV-10]', () => {
    const notices = noticesOf()
    notices.report(broken, { statusCode: 204, errorMessage: 'avatar', showPopup: true })
    expect(notices.popup.get()).toMatchObject({ statusCode: 204, message: 'avatar', failure: broken.failure })
    expect(notices.toasts.get()).toEqual([])
  })

  it('of a call that says nothing is a toast without a message of its own, with status 200 where no reply came [SRV-10]', () => {
    const notices = noticesOf()
    notices.report(silent, {})
    expect(notices.popup.get()).toBeNull()
    expect(notices.toasts.get()).toMatchObject([{ statusCode: 200, message: null, failure: silent.failure }])
  })

  it('has the status of its reply where the call names none [SRV-10]', () => {
    const notices = noticesOf()
    const empty = new CallFailed({ ...failureOfKind('unreadable'), status: 204 })
    notices.report(empty, { showPopup: true })
    expect(notices.popup.get()?.statusCode).toBe(204)
  })

  it('says nothing of how that of the next call is told [SRV-10]', () => {
    const notices = noticesOf()
    notices.report(broken, { errorMessage: 'homePage', showPopup: true })
    notices.report(broken, { errorMessage: 'balance' })
    expect(notices.popup.get()?.message).toBe('homePage')
    expect(notices.toasts.get()).toMatchObject([{ message: 'balance' }])
  })

  it.each([
    ['an expired session', new CallFailed(failureOfKind('unauthorized', errors.tokenExpired.code))],
    ['a forbidden one', new CallFailed(failureOfKind('forbidden'))],
    ['what nobody waits for', new CancelledError()],
  ])('is not told of %s [SRV-07] [SRV-08] [SRV-10]', (_, error) => {
    const notices = noticesOf()
    notices.report(error, { showPopup: true })
    notices.report(error, {})
    expect(notices.popup.get()).toBeNull()
    expect(notices.toasts.get()).toEqual([])
  })

  it('that is newer takes the place of the one before, and what was done is told next to it [SRV-10]', () => {
    const notices = noticesOf()
    notices.report(broken, { errorMessage: 'avatar', showPopup: true })
    notices.report(silent, { errorMessage: 'homePage', showPopup: true })
    expect(notices.popup.get()).toMatchObject({ message: 'homePage', failure: silent.failure })
    notices.reportDone('avatar')
    const [done] = notices.toasts.get()
    expect(done).toMatchObject({ done: 'avatar' })
    notices.closeToast(done?.id ?? 0)
    notices.closePopup()
    expect(notices.toasts.get()).toEqual([])
    expect(notices.popup.get()).toBeNull()
  })
})

describe('toasts', () => {
  it('are three at once at most: the oldest gives its place to the newest [SRV-10]', () => {
    const notices = noticesOf()
    const shown = () => notices.toasts.get().map((toast) => ('done' in toast ? toast.done : toast.message))
    notices.report(broken, { errorMessage: 'balance' })
    notices.reportDone('homePage')
    notices.report(broken, { errorMessage: 'language' })
    expect(shown()).toEqual(['balance', 'homePage', 'language'])
    notices.reportDone('avatar')
    expect(shown()).toEqual(['homePage', 'language', 'avatar'])
    const [, middle] = notices.toasts.get()
    notices.closeToast(middle?.id ?? 0)
    expect(shown()).toEqual(['homePage', 'avatar'])
  })
})

describe("what the partner's settings want told", () => {
  const told = { statusCode: 204, errorMessage: 'Cash desk closed/ Back at nine', showPopup: true }

  it('is told at once, in the popup [SRV-10]', () => {
    expect(noticesOf({ errorHandler: told }).popup.get()).toMatchObject({
      statusCode: 204,
      message: { text: 'Cash desk closed/ Back at nine' },
    })
  })

  it('is a toast where they want no popup, and nothing where they say nothing [SRV-10]', () => {
    const quiet = noticesOf({ errorHandler: { ...told, showPopup: false } })
    expect(quiet.popup.get()).toBeNull()
    expect(quiet.toasts.get()).toHaveLength(1)
    const nothing = noticesOf({ errorHandler: { ...told, errorMessage: '' } })
    expect(nothing.popup.get()).toBeNull()
    expect(nothing.toasts.get()).toEqual([])
  })
})
