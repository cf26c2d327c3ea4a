import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { clearStorage, everything, field, openList, row, rows } from './testing/openList.ts'

beforeEach(clearStorage)

describe('the search of a list [BROWSE-02]', () => {
  it('asks the server once for what was written, keeps it in the address and adds no step to the history [ROUTE-11]', async () => {
    const { asked, user } = await openList('events')
    await row('one')
    const steps = window.history.length
    await user.click(await field())
    await user.paste('  CUP')
    await waitFor(() => expect(window.location.search).toBe('?find=CUP'))
    await row('two')
    expect(asked.map(({ find }) => find)).toEqual([undefined, 'CUP'])
    expect(window.history.length).toBe(steps)
    // The tabs say where there is how much of it.
    await user.clear(await field())
    await user.type(await field(), 'vale{Enter}')
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    expect(await screen.findByRole('tab', { name: 'Today 1' })).toBeDefined()
    expect(await screen.findByText('Events loaded: 1 event')).toBeDefined()
  })

  it('looks for no word that is still being composed [I18N-01]', async () => {
    const { asked } = await openList('events')
    await row('one')
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'うつ' } })
    // Enter chooses the word, and asks for nothing.
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.change(input, { target: { value: '宇都宮' } })
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(window.location.search).not.toBe(''))
    await waitFor(() => expect(asked.at(-1)?.find).toBe('宇都宮'))
    expect(asked.map(({ find }) => find)).toEqual([undefined, '宇都宮'])
  })

  it('leaves in sight what was found before until the answer has come, but nothing of another tab [BROWSE-14]', async () => {
    const answers = new Map<string, () => void>()
    const { user } = await openList('events', {
      until: ({ tab, find = '' }) =>
        tab === 'today' && find === ''
          ? Promise.resolve()
          : new Promise<void>((resolve) => answers.set(`${tab} ${find}`, resolve)),
    })
    await row('one')
    const panel = screen.getByRole('tabpanel', { name: 'Events' })
    await user.type(await field(), 'vale{Enter}')
    await waitFor(() => expect(panel.getAttribute('aria-busy')).toBe('true'))
    expect(rows()).toHaveLength(everything.length)
    expect(screen.queryByText('Events loaded: 1 event')).toBeNull()
    answers.get('today vale')?.()
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    expect(panel.getAttribute('aria-busy')).toBe('false')
    expect(await screen.findByText('Events loaded: 1 event')).toBeDefined()

    await user.click(screen.getByRole('tab', { name: /^In-play/ }))
    await waitFor(() => expect(answers.has('inplay vale')).toBe(true))
    expect(rows()).toEqual([])
  })

  it('is there again from the address, and Escape clears it', async () => {
    const { user } = await openList('events?find=vale')
    await row('two')
    const input = await field()
    expect(input).toHaveProperty('value', 'vale')
    await user.type(input, '{Escape}')
    await row('one')
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
    expect(window.location.search).toBe('')
  })

  it.each(['<img src=x onerror=alert(1)>', '%00\\', '"}{', '‮evil', '007'])(
    'takes %j as text, and says that nothing matches it [BROWSE-14]',
    async (hostile) => {
      const { asked, user } = await openList('events')
      await user.click(await field())
      await user.paste(hostile)
      const title = await screen.findByRole('heading', { name: /^No events found for/ })
      expect(title.textContent).toContain(hostile)
      expect(asked.at(-1)?.find).toBe(hostile)
      const list = within(screen.getByRole('tabpanel', { name: 'Events' }))
      await user.click(list.getByRole('button', { name: 'Clear the search' }))
      await row('one')
    },
  )

  it('that finds nothing here leads to the tabs that have it, or back [BROWSE-14]', async () => {
    const { user } = await openList('events?find=cygnus')
    await screen.findByRole('heading', { name: /No events found for “.*cygnus.*”/ })
    await user.click(await screen.findByRole('link', { name: 'Early 2' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=early&find=cygnus'))
  })

  it('stands behind a button on a phone, which has the focus again when it is closed [DEVICE-01]', async () => {
    const { user } = await openList('events', { device: 'phone' })
    await user.click(await screen.findByRole('button', { name: 'Find teams and competitions' }))
    const input = await field()
    expect(document.activeElement).toBe(input)
    await user.type(input, 'vale')
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    await user.type(input, '{Escape}')
    expect(input).toHaveProperty('value', '')
    await user.type(input, '{Escape}')
    const opener = await screen.findByRole('button', { name: 'Find teams and competitions' })
    expect(document.activeElement).toBe(opener)
    await row('one')
  })
})
