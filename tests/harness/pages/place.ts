import type { Page } from '@playwright/test'

/** Where the parts of a client are looked for: in a page, or in the frame in the partner's. */
export interface Place extends Pick<Page, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'> {
  readonly page: Page
}
