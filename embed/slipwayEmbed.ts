import { readMessage, version } from './readMessage.ts'
import type {
  SlipwayDropped,
  SlipwayFrame,
  SlipwayListener,
  SlipwayMessage,
  SlipwayOptions,
} from './types.ts'

/**
 * What the client may do in your page: run and store things for itself, open the shop of an app in a new window, and lead
 * out of the frame when the member presses the way out. It may not move your page on its own, or show dialogs over it.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
const rights = 'autoplay; fullscreen; picture-in-picture; clipboard-write; screen-wake-lock'

/** @throws TypeError if it is not a web address */
function webAddress(link: string): URL {
  const address = URL.canParse(link) ? new URL(link) : null
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new TypeError('The launch link is no web address.')
  return address
}

/**
 * Opens the client in your page, in a frame inside the container.
 * @throws TypeError if the link is not a web address
 */
export function openSlipway(options: SlipwayOptions): SlipwayFrame {
  const { link, container, height = 'fill', title = 'Betting', pressRule, on = {} } = options
  const addressOf = (opened: string): URL => {
    const address = webAddress(opened)
    if (pressRule !== undefined) address.searchParams.set('press_rule', pressRule)
    return address
  }
  let { origin, href } = addressOf(link)
  const page = container.ownerDocument.defaultView
  if (page === null) throw new TypeError('The container is in no window.')
  const listeners = new Map<SlipwayMessage, Set<(data: never) => void>>()
  const dropped: SlipwayDropped = { foreign: 0, unknown: 0, malformed: 0 }
  /** Messages that wait for the client to be ready: the newest of each kind. */
  const waiting = new Map<string, object>()
  let isReady = false

  // oxlint-disable-next-line react/iframe-missing-sandbox -- it gets its sandbox three lines below
  const iframe = container.ownerDocument.createElement('iframe')
  iframe.title = title
  iframe.referrerPolicy = 'no-referrer'
  iframe.setAttribute('sandbox', sandbox)
  iframe.allow = rights
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '100%', border: '0' })

  const say = (type: string, data: object): void => {
    if (isReady) iframe.contentWindow?.postMessage({ slipway: version, type, data }, origin)
    else waiting.set(type, data)
  }
  const hear = ({ data: posted, origin: from, source }: MessageEvent<unknown>): void => {
    if (from !== origin || source === null || source !== iframe.contentWindow) {
      dropped.foreign += 1
      return
    }
    const message = readMessage(posted)
    if (typeof message === 'string') {
      dropped[message] += 1
      return
    }
    if (message.type === 'ready') {
      isReady = true
      for (const [type, data] of waiting) say(type, data)
      waiting.clear()
    }
    if (message.type === 'height' && height === 'content') iframe.style.height = `${message.data.pixels}px`
    for (const listener of listeners.get(message.type) ?? []) {
      try {
        // A listener stored under a name was added for that message.
        listener(message.data as never)
      } catch (error) {
        page.reportError(error)
      }
    }
  }
  const add = <M extends SlipwayMessage>(message: M, listener: SlipwayListener<M>): (() => void) => {
    const heard = listeners.get(message) ?? new Set()
    listeners.set(message, heard.add(listener))
    return () => void heard.delete(listener)
  }
  for (const message of Object.keys(on) as SlipwayMessage[]) {
    const listener = on[message]
    if (listener !== undefined) add(message, listener as SlipwayListener<typeof message>)
  }
  page.addEventListener('message', hear)
  iframe.src = href
  container.append(iframe)

  return {
    iframe,
    on: add,
    syncWallet: ({ balance, currency }) => say('wallet-sync', { balance, currency }),
    backToMatch: () => say('back-to-match', {}),
    launch(next) {
      ;({ origin, href } = addressOf(next))
      isReady = false
      waiting.clear()
      iframe.src = href
    },
    dropped: () => ({ ...dropped }),
    close() {
      page.removeEventListener('message', hear)
      listeners.clear()
      iframe.remove()
    },
  }
}
