import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Partner } from '#src/client/session/partner.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { BackToPartner } from './BackToPartner.tsx'
import { LogIn } from './LogIn.tsx'

beforeEach(() => localStorage.clear())

const site = { partnerUrl: 'https://p.test/', loginUrl: 'https://p.test/in' }

async function show(what: 'login' | 'back', settings: object, framed: Partial<Partner> = {}) {
  const { client } = await createClientHarness({ settings })
  const partner: Partner = { ...client.partner, ...framed }
  return renderWith({ ...client, partner }, what === 'login' ? <LogIn reason="bet" /> : <BackToPartner />)
}

describe('a way to the partner', () => {
  it('is a link where nobody frames the client: to the login, else to the site [LAUNCH-05] [HOST-04]', async () => {
    await show('login', site)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(site.loginUrl)
    await show('login', { partnerUrl: site.partnerUrl })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(site.partnerUrl)
    await show('back', site)
    expect(screen.getByRole('link', { name: 'Back to Partner' }).getAttribute('href')).toBe(site.partnerUrl)
  })

  it('is not offered where it would lead nowhere [HOST-04]', async () => {
    for (const what of ['login', 'back'] as const) {
      await show(what, {})
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.queryByRole('button')).toBeNull()
    }
  })

  it("asks the partner's page that frames the client, and stays a way where that does not answer [HOST-04]", async () => {
    const askForLogin = vi.fn<Partner['askForLogin']>()
    const user = await show('back', site, { canBeAsked: () => true, askForLogin })
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to Partner' }))
    expect(askForLogin).toHaveBeenCalledExactlyOnceWith('session')
    const link = screen.getByRole('link', { name: 'Go there now.' })
    expect(link.getAttribute('href')).toBe(site.partnerUrl)
    expect(link.getAttribute('target')).toBe('_top')
  })
})
