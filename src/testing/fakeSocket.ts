import { buildMessage } from './builders.ts'

/** A socket whose other end is the test's. It stands in for the page's own. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  static readonly #closing = new Set<ReturnType<typeof setTimeout>>()

  readonly url: URL
  readonly sent: string[] = []
  readyState: number = FakeSocket.CONNECTING

  constructor(url: string) {
    super()
    this.url = new URL(url)
    FakeSocket.all.push(this)
  }

  /** Those that cost the server a line: not closed, and nobody has begun to close them. */
  static held(path = ''): FakeSocket[] {
    return FakeSocket.all.filter(
      ({ readyState, url }) => readyState <= FakeSocket.OPEN && url.pathname.includes(path),
    )
  }

  /** The test is over: what closes closes no more, for its page may be gone before. */
  static forget(): void {
    FakeSocket.#closing.forEach(clearTimeout)
    FakeSocket.#closing.clear()
  }

  get token(): string | null {
    return this.url.searchParams.get('auth_token')
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    if (this.readyState >= FakeSocket.CLOSING) return
    this.readyState = FakeSocket.CLOSING
    const timer = setTimeout(() => {
      FakeSocket.#closing.delete(timer)
      this.cut(1005)
    }, 50)
    FakeSocket.#closing.add(timer)
  }

  open(): void {
    if (this.readyState !== FakeSocket.CONNECTING) return
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  /** @param timestamp when the server says that it was sent, UTC milliseconds */
  say(event: string, data: unknown = null, timestamp?: number): void {
    if (this.readyState !== FakeSocket.OPEN) return
    this.dispatchEvent(new MessageEvent('message', { data: buildMessage(event, data, timestamp) }))
  }

  /** A heartbeat that answers the newest ping, as a line does that carries nothing older. */
  answer(): void {
    const ping = /^ping (\d+)$/.exec(this.sent.at(-1) ?? '')?.[1]
    this.say('heartbeat', ping === undefined ? null : { ping: Number(ping) })
  }

  cut(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}
