import type { AlertPage } from './alerts.ts'

/** Whether the device may be told: asked for once a member wants it, never before. `none`: this browser, or frame, has no such thing. */
export type Permission = NotificationPermission | 'none'

export function outsidePermission(): Permission {
  if (!('Notification' in window)) return 'none'
  const { permission } = window.Notification
  return permission === 'default' && !isAskable(window) ? 'denied' : permission
}

/**
 * Whether a page can ask its member: one in a frame of another origin cannot, whatever its browser says before. Chromium has
 * `denied` there at once, even of a site that is allowed elsewhere; Firefox says so once it is asked.
 */
export function isAskable({
  top,
  location,
}: {
  readonly top: { readonly location: Pick<Location, 'origin'> } | null
  readonly location: Pick<Location, 'origin'>
}): boolean {
  try {
    return top?.location.origin === location.origin
  } catch {
    // Another origin's page does not say where it is.
    return false
  }
}

/** Asks the member, by the browser's own question. Only in a press of theirs. */
export async function askOutside(): Promise<Permission> {
  try {
    return await window.Notification.requestPermission()
  } catch {
    return outsidePermission()
  }
}

/** Has the device tell something; a press on it leads to this page. Where it cannot, the page has told it anyway. */
export function tellDevice(title: string, body: string): void {
  if (outsidePermission() !== 'granted') return
  try {
    const notification = new window.Notification(title, { body, tag: `${title} ${body}` })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // On phones only a service worker may.
  }
}

/** One of the device's tabs at a time; where the browser cannot hold the others, at once. */
export const runAlone: AlertPage['alone'] = (name, run) => {
  // Not where the page is served without encryption, whatever the types say.
  const locks = 'locks' in window.navigator ? window.navigator.locks : undefined
  if (locks === undefined) run()
  else void locks.request(name, run).catch(() => undefined)
}

export const isPageSeen: AlertPage['isSeen'] = () => document.visibilityState === 'visible'
