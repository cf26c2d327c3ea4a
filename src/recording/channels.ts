/** Takes what happens on one channel. */
export type HearChannel = (what: 'opened' | 'message' | 'closed', data: unknown) => void

/** From now on every socket of the page is heard. */
export function hearSockets(
  page: Window & typeof globalThis,
  { opened }: { readonly opened: (url: string) => HearChannel },
): void {
  page.WebSocket = class extends page.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      const hear = opened(String(url))
      this.addEventListener('open', () => hear('opened', null))
      this.addEventListener('message', ({ data }) => hear('message', said(data)))
      this.addEventListener('close', ({ code }) => hear('closed', { code }))
    }
  }
}

function said(data: unknown): unknown {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
