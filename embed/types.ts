/** What the client tells the page around it, by name. */
export interface SlipwayMessages {
  /** The client has launched, or found its session again after a reload: the first screen shows. */
  ready: {
    /** The client's build, as in "202507301052". */
    appVersion: string
    /** Nobody is logged in: odds can be looked at, and not bet on. */
    isGuest: boolean
  }
  /** What the client shows is so high now, in CSS pixels; at most once a frame. */
  height: { pixels: number }
  /** Somebody wants to log in: a guest who wants to bet, or a member whose session is over (`session`). */
  'needs-login': { reason: 'bet' | 'favourite' | 'history' | 'session' }
  /** The session is over. A new launch link begins another: `launch`. */
  'session-ended': { reason: 'expired' | 'forbidden' | 'launchFailed' | 'ended' }
  /** A bet of the member's was placed: the balance is less by now. */
  'bet-placed': {
    ticketNum: string
    ticketType: 'single' | 'combo' | 'mix' | 'bigCombo' | 'betBuilder' | 'luckyCombo'
    /** The stake in full units, as in "150.00". */
    amount: string
    /** The currency's code, as in "CNY". */
    currency: string
  }
  /** The member is on another screen. */
  navigation: {
    /** As in "/v8/events/1001". */
    path: string
  }
}

export type SlipwayMessage = keyof SlipwayMessages

export type SlipwayListener<M extends SlipwayMessage> = (data: SlipwayMessages[M]) => void

export interface SlipwayOptions {
  /** The launch link, as your server got it for this member. It opens the client once. */
  link: string
  /** Where the frame goes. It gets the width of this element. */
  container: HTMLElement
  /**
   * `fill` (usual): as high as the container, and scrolls by itself. `content`: as high as what it shows, so that your
   * page scrolls; then bars that belong at the window's edge stand at the frame's.
   */
  height?: 'fill' | 'content'
  /** What those who cannot see the frame hear of it: "Betting" unless you say so in your member's language. */
  title?: string
  /** Listeners from the first moment on. */
  on?: { [M in SlipwayMessage]?: SlipwayListener<M> }
}

/** What was posted to your page and not heeded. */
export interface SlipwayDropped {
  /** By other windows, or from another origin than the client's. */
  foreign: number
  /** By the client, in a version or of a name that is not known here. */
  unknown: number
  /** By the client, not in the form that such a message has. */
  malformed: number
}

/** The client in your page. */
export interface SlipwayFrame {
  readonly iframe: HTMLIFrameElement
  /** Hears a message from now on. The function it returns ends that. */
  on<M extends SlipwayMessage>(message: M, listener: SlipwayListener<M>): () => void
  /** The member's balance changed outside the client, which then asks its server. In full units, as in "1250.00". */
  syncWallet(wallet: { balance: string; currency: string }): void
  /** Leads the client to its list of events. */
  backToMatch(): void
  /** Opens another launch link in the same frame: after a login, or once a session is over. */
  launch(link: string): void
  dropped(): Readonly<SlipwayDropped>
  /** Takes the frame out of the page, and hears nothing more. */
  close(): void
}
