import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => localStorage.clear())

const file = {
  sections: [
    { id: 'general', title: 'General', html: '<h3>Age</h3><p>You are 18.</p>' },
    {
      id: 'combo',
      title: 'Combos',
      html: '<p>A combo is void where <em>Void</em> <a href="#general">it is</a>.</p>',
    },
  ],
}

/** The client at an address, whose house has these files in English. */
async function open(path: string, files: Readonly<Record<string, unknown>>, features = {}) {
  const asked: string[] = []
  const caller = fakeCaller((address) => {
    if (!address.startsWith('/static/')) return { count: 0, next: null, results: [] }
    asked.push(address)
    const found = files[address]
    if (found === undefined) throw new CallFailed({ ...failureOfKind('refused'), status: 404 })
    return found
  })
  const { client } = await createClientHarness({
    api: { caller },
    settings: { features: { isEsportsEnabled: true, ...features } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const user = openPage(client, path)
  return { user, asked, main: await screen.findByRole('main') }
}

const rules = '/static/rules_{lang}.json'
/** The title of the section that is shown. */
const title = async () => within(await screen.findByRole('article')).findByRole('heading', { level: 2 })

describe('the rules', () => {
  it('show the section that the address names, and lead to the others by contents and links [MEMBER-05]', async () => {
    const { user } = await open('rules#text-combo', { [rules]: file })
    expect((await title()).textContent).toBe('2 Combos')
    await user.click(screen.getByRole('link', { name: 'it is' }))
    await waitFor(async () => expect((await title()).textContent).toBe('1 General'))
    expect(window.location.hash).toBe('#text-general')
    // A page of tests has no width: the contents are behind their button.
    await user.click(screen.getByRole('button', { name: /^Contents/ }))
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1General',
      'Age',
      '2Combos',
    ])
    await user.click(contents.getByRole('link', { name: 'Age' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1.1 Age'))
  })

  it('mark what is looked for, say how many there are, and go from one to the next over all sections [MEMBER-05]', async () => {
    const { user, main } = await open('rules', { [rules]: file })
    await title()
    const marked = () => [...main.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await user.type(screen.getByRole('searchbox', { name: 'Search this text' }), 'void{Enter}')
    await waitFor(async () => expect((await title()).textContent).toBe('2 Combos'))
    expect(marked()).toEqual(['void', 'Void'])
    expect(main.querySelector('mark[data-current]')?.textContent).toBe('void')
    expect(within(main).getByText('1 of 2 found')).toBeDefined()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(main.querySelector('mark[data-current]')?.textContent).toBe('Void'))
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(marked()).toEqual([]))
    await user.type(screen.getByRole('searchbox', { name: 'Search this text' }), 'poker{Enter}')
    expect(await within(main).findByText('Nothing found')).toBeDefined()
  })

  it.each([
    ['are not there in any language', {}],
    ['are empty', { [rules]: { sections: [] } }],
  ])('say so where they %s [MEMBER-05]', async (_, files) => {
    await open('rules', files)
    expect(await screen.findByRole('heading', { name: 'Nothing to read yet' })).toBeDefined()
  })
})

describe('a guide', () => {
  it('is shown by its file [PREBOOK-07]', async () => {
    const guide = '/static/prebook_guide_{lang}.json'
    const { asked } = await open('guides/prebook', { [guide]: file }, { isPrebookingEnabled: true })
    expect((await title()).textContent).toBe('1 General')
    expect(asked).toEqual([guide])
    expect(document.title).toBe('Prebook guide – Partner')
  })

  it.each([
    ['prebook', {}],
    ['prebook', { isPrebookingEnabled: false }],
    ['none', { isPrebookingEnabled: true }],
  ])(
    'is not found, nor asked for, if it does not exist: %s with %j [PREBOOK-07] [LAUNCH-14]',
    async (name, features) => {
      const { client } = await createClientHarness({
        settings: { features: { isEsportsEnabled: true, ...features } },
      })
      openPage(client, `guides/${name}`)
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
    },
  )
})
