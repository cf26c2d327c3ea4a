import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { chooseDay } from '#src/testing/choose.ts'

import { DayField } from './DayField.tsx'

beforeEach(cleanup)

interface Start {
  readonly value?: string | null
  readonly first?: string
  readonly locale?: string
}

/** A field of days up to 20 November 2026. */
function open({ value = '2026-11-05', first = '2026-08-20', locale = 'en' }: Start = {}) {
  const taken: (string | null)[] = []
  i18n.loadAndActivate({ locale, messages: {} })
  function Page() {
    const [day, setDay] = useState(value)
    return (
      <DayField
        label="From"
        value={day}
        first={first}
        last="2026-11-20"
        isWrong={false}
        problemId="none"
        onChange={(chosen) => {
          taken.push(chosen)
          setDay(chosen)
        }}
      />
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <Page />
      <button type="button">After</button>
    </I18nProvider>,
  )
  return { taken, user: userEvent.setup({ delay: null }) }
}

const field = () => screen.getByRole('button', { name: /^From/ })
const calendar = () => screen.queryByRole('dialog', { name: 'From' })
const focused = () => document.activeElement?.getAttribute('data-day')
const dayOf = (day: string) =>
  screen.getAllByRole('gridcell').find(({ dataset }) => dataset.day === day) ?? document.body

async function opened(start?: Start) {
  const page = open(start)
  await page.user.click(field())
  await screen.findByRole('grid')
  return page
}

describe('a field of a day [A11Y-01]', () => {
  it('says the day in words, and that no day is chosen', () => {
    open()
    expect(field().textContent).toBe('5 Nov 2026')
    cleanup()
    open({ value: null })
    expect(field().textContent).toBe('Choose a date')
  })

  it('opens a month with the focus on its day', async () => {
    await opened()
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined()
    expect(focused()).toBe('2026-11-05')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Thursday,? 5 November 2026$/)
    expect(screen.getByRole('gridcell', { selected: true })).toBe(document.activeElement)
    expect(screen.getAllByRole('gridcell')).toHaveLength(30)
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it.each([
    ['{ArrowLeft}', '2026-11-04'],
    ['{ArrowRight}', '2026-11-06'],
    ['{ArrowUp}', '2026-10-29'],
    ['{ArrowDown}', '2026-11-12'],
    ['{Home}', '2026-11-02'],
    ['{End}', '2026-11-08'],
    ['{PageUp}', '2026-10-05'],
    ['{PageUp}{PageUp}', '2026-09-05'],
    // To the last that may be chosen, and to the first.
    ['{PageDown}', '2026-11-20'],
    ['{Shift>}{PageUp}{/Shift}', '2026-08-20'],
  ])('goes by %s to %s, and chooses it by Enter, back at its button', async (keys, day) => {
    const { user, taken } = await opened()
    await user.keyboard(keys)
    expect(focused()).toBe(day)
    expect(taken).toEqual([])
    await user.keyboard('{Enter}')
    expect(taken).toHaveLength(1)
    expect(calendar()).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('leaves the day as it is by Escape, back at its button, and by a press outside', async () => {
    const { user, taken } = await opened()
    await user.keyboard('{ArrowLeft}{Escape}')
    expect(calendar()).toBeNull()
    expect(document.activeElement).toBe(field())
    await user.click(field())
    await screen.findByRole('grid')
    await user.click(screen.getByRole('button', { name: 'After' }))
    expect(calendar()).toBeNull()
    expect(taken).toEqual([])
  })

  it('closes where the focus goes on', async () => {
    const { user } = await opened()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
    expect(calendar()).toBeNull()
  })

  it('chooses by a press in any month that has days to choose, and none of the others', async () => {
    const { user, taken } = open()
    await chooseDay(user, 'From', '2026-08-21')
    expect(taken).toEqual(['2026-08-21'])
    await user.click(field())
    await screen.findByRole('grid', { name: 'August 2026' })
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    await user.click(dayOf('2026-08-19'))
    expect(taken).toEqual(['2026-08-21'])
    await user.click(dayOf('2026-08-20'))
    expect(taken).toEqual(['2026-08-21', '2026-08-20'])
  })

  it('can be without a day again', async () => {
    const { user, taken } = await opened()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(taken).toEqual([null])
    expect(field().textContent).toBe('Choose a date')
  })

  it('has the weeks and the words of the language, in the calendar of all [I18N-02]', async () => {
    await opened({ locale: 'th' })
    const [first] = screen.getAllByRole('columnheader')
    expect(first?.getAttribute('aria-label')).toBe('วันอาทิตย์')
    expect(field().textContent).toBe('5 พ.ย. 2026')
    cleanup()
    await opened()
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Monday')
  })
})
