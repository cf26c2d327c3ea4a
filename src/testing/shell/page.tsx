import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

import { App } from '#src/app/App.tsx'
import { type AppRouter, createAppRouter } from '#src/app/router.ts'
import type { Client } from '#src/client/client.ts'
import { followSession } from '#src/client/reactions/followSession.ts'
import type { Device } from '#src/ui/theme/device.ts'
import { breakpoint } from '#src/ui/theme/scale.ts'

const widths: Readonly<Record<Device, number>> = {
  phone: 390,
  pad: breakpoint.pad,
  desktop: breakpoint.wide,
}

/** Pixels of a width in a query, which may be counted in the size of text; null where it asks for none. */
function widthOf(media: string, name: 'min-width' | 'max-width'): number | null {
  const [, figure, unit] = new RegExp(`${name}: ([\\d.]+)(px|em)`).exec(media) ?? []
  return figure === undefined ? null : Number(figure) * (unit === 'em' ? 16 : 1)
}

function leastWidthOf(media: string): number {
  return widthOf(media, 'min-width') ?? 0
}

function mostWidthOf(media: string): number {
  return widthOf(media, 'max-width') ?? Number.POSITIVE_INFINITY
}

/** What jsdom lacks: media queries of width, modal dialogs, scrolling. */
export function pretendDevice(device: Device): void {
  const width = widths[device]
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width >= leastWidthOf(media) && width <= mostWidthOf(media) && !media.includes('pointer'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  HTMLElement.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

/** Of the page that was opened last: it would follow the addresses of the next one, and lead that away. */
let before: AppRouter | null = null

/** Opens the whole client at an address, in English, and gives a hand to use it with. @param path below /v8/ */
export function openPage(client: Client, path: string, device: Device = 'desktop'): UserEvent {
  cleanup()
  before?.history.destroy()
  pretendDevice(device)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  window.history.replaceState(null, '', `/v8/${path}`)
  const router = createAppRouter(client)
  before = router
  followSession(client, router)
  render(<App client={client} router={router} />)
  return userEvent.setup({ delay: null })
}
