/** What the client tells the page around it, by name. */
export interface SlipwayMessages {
  /** The client has launched, or has found its session again after a reload: the first screen is shown. */
  ready: {
    /** The client's build, as in "202507301052". */
    appVersion: string
    /** No one is logged in: odds can be looked at, but not bet on. */
    isGuest: boolean
  }
  /** The current height of the client's content, in CSS pixels; at most once per frame. */
  height: { pixels: number }
  /** Someone wants to log in: a guest who wants to bet, or a member whose session is over (`session`). */
  'needs-login': { reason: 'bet' | 'favourite' | 'history' | 'session' }
  /** The session is over. A new launch link begins another one: `launch`. */
  'session-ended': { reason: 'expired' | 'forbidden' | 'launchFailed' | 'ended' }
  /** A bet of the member's was placed: the balance is lower now. */
  'bet-placed': {
    ticketNum: string
    ticketType: 'single' | 'combo' | 'mix' | 'bigCombo' | 'betBuilder' | 'luckyCombo'
    /** The stake in full units, such as "150.00". */
    amount: string
    /** The currency's code, such as "CNY". */
    currency: string
  }
  /** The member has gone to another screen. */
  navigation: {
    /** Such as "/v8/events/1001". */
    path: string
  }
}

export type SlipwayMessage = keyof SlipwayMessages

export type SlipwayListener<M extends SlipwayMessage> = (data: SlipwayMessages[M]) => void

export interface SlipwayOptions {
  /** The launch link that your server got for this member. It opens the client once. */
  link: string
  /** Where the frame goes. It gets the width of this element. */
  container: HTMLElement
  /**
   * `fill` (default): as high as the container; the client scrolls inside. `content`: as high as its content, so that your
   * page scrolls; bars that belong at the window's edge are then at the frame's edge.
   */
  height?: 'fill' | 'content'
  /**
   * What another price does that a member presses beside a single, until they choose it themselves: `replace` (default)
   * or `add`. The same as `press_rule` in the launch link, before which it goes.
   */
  pressRule?: 'replace' | 'add'
  /** The frame's name for screen readers: "Betting" unless you set one in your member's language. */
  title?: string
  /** Listeners from the start. */
  on?: { [M in SlipwayMessage]?: SlipwayListener<M> }
}

/** Messages posted to your page that were ignored. */
export interface SlipwayDropped {
  /** From other windows, or from another origin than the client's. */
  foreign: number
  /** From the client, with an unknown version or name. */
  unknown: number
  /** From the client, but not in the form of such a message. */
  malformed: number
}

/** The client in your page. */
export interface SlipwayFrame {
  readonly iframe: HTMLIFrameElement
  /** Listens to a message from now on. The returned function ends that. */
  on<M extends SlipwayMessage>(message: M, listener: SlipwayListener<M>): () => void
  /** Tells the client that the member's balance changed outside it; it then asks its server. In full units, such as "1250.00". */
  syncWallet(wallet: { balance: string; currency: string }): void
  /** Takes the client to its list of events. */
  backToMatch(): void
  /** Opens another launch link in the same frame: after a login, or when a session is over. */
  launch(link: string): void
  dropped(): Readonly<SlipwayDropped>
  /** Removes the frame from the page, and stops listening. */
  close(): void
}
