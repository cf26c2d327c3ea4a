import type { Page } from '@playwright/test'

import type * as embed from '#embed/slipwayEmbed.ts'
import type { SlipwayFrame, SlipwayMessages } from '#embed/types.ts'

import type { LaunchOptions, TestSandbox } from '../sandbox.ts'
import { ClientPage } from './client.ts'

declare global {
  interface Window {
    slipwayFrame: SlipwayFrame
    heard: Heard[]
    posted: unknown[]
  }
}

/** What a listener of the partner's was told. */
export interface Heard {
  readonly type: keyof SlipwayMessages
  readonly data: unknown
}

interface PartnerSiteOptions extends LaunchOptions {
  height?: 'fill' | 'content'
  /** Of the client's own site, so that browsers let the frame keep things. */
  isSameSite?: boolean
  /** What a press does, as the script for partners is told. */
  pressRule?: 'replace' | 'add'
}

/** A page on the partner's origin, made as docs/partners.md says: it includes the script, and keeps what it hears. */
export async function openPartnerSite(
  page: Page,
  sandbox: TestSandbox,
  { height = 'fill', isSameSite = false, pressRule, ...options }: PartnerSiteOptions = {},
): Promise<ClientPage> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro', ...options })
  await page.goto(isSameSite ? sandbox.partnerUrl.replace('127.0.0.1', 'localhost') : sandbox.partnerUrl)
  await page.evaluate(
    async ({ script, link: launchLink, height: fit, rule }) => {
      window.heard = []
      window.posted = []
      window.addEventListener('message', ({ data }) => void window.posted.push(data))
      const { openSlipway }: typeof embed = await import(script)
      const container = document.createElement('div')
      container.style.height = '100vh'
      document.body.replaceChildren(container)
      const frame = openSlipway({
        link: launchLink,
        container,
        height: fit,
        ...(rule !== undefined && { pressRule: rule }),
      })
      const names = ['ready', 'height', 'needs-login', 'session-ended', 'bet-placed', 'navigation'] as const
      for (const type of names) frame.on(type, (data) => void window.heard.push({ type, data }))
      window.slipwayFrame = frame
    },
    { script: `${sandbox.clientUrl}/v8/slipway-embed.js`, link, height, rule: pressRule },
  )
  const client = new ClientPage(page, page.frameLocator('iframe'))
  await client.ready()
  return client
}

/** What the partner's listeners were told, of one kind. */
export function heard(page: Page, type: Heard['type']): Promise<unknown[]> {
  return page.evaluate(
    (name) => window.heard.filter((each) => each.type === name).map(({ data }) => data),
    type,
  )
}
