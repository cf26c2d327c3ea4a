import type { Page } from '@playwright/test'

/** The browser's own size of text, in pixels, as a member sets it; everything else stays as large as it was. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

/** The spacing that a member's own style may ask for, of which no text may be lost (WCAG 2.2, 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  })
}
