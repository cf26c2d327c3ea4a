/** What the page that stands in for the client says, in the member's language. */
export interface OfflineTexts {
  readonly heading: string
  readonly prices: string
  readonly bets: string
  readonly later: string
  readonly retry: string
}

/** Its colours: those of the theme that the member sees. */
export interface OfflineColours {
  readonly scheme: string
  readonly ground: string
  readonly text: string
  readonly dim: string
  readonly button: string
  readonly onButton: string
  readonly focus: string
}

/** Nothing but this runs on that page. */
export const offlineScript =
  "document.querySelector('button').onclick=()=>location.reload();addEventListener('online',()=>location.reload())"

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text that is nothing else in markup. */
function plain(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')
}

/** What could end a declaration is no value of one. */
function value(colour: string): string {
  return /^[\w#(),.%/ -]+$/.test(colour) ? colour : 'currentColor'
}

function style({ scheme, ground, text, dim, button, onButton, focus }: OfflineColours): string {
  return [
    `:root{color-scheme:${scheme === 'light' ? 'light' : 'dark'};background:${value(ground)};color:${value(text)}}`,
    'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif}',
    'main{box-sizing:border-box;width:100%;max-width:28rem;padding:24px max(16px,env(safe-area-inset-right)) 24px max(16px,env(safe-area-inset-left));overflow-wrap:anywhere}',
    'h1{margin:0 0 16px;font-size:1.25rem;line-height:1.3}',
    'p{margin:0 0 12px}',
    `.later{color:${value(dim)}}`,
    `button{min-height:48px;margin-top:12px;padding:8px 24px;border:0;border-radius:8px;background:${value(button)};color:${value(onButton)};font:inherit;font-weight:600}`,
    `button:focus-visible{outline:2px solid ${value(focus)};outline-offset:2px}`,
  ].join('')
}

/**
 * The page that is shown where the client's cannot be fetched: whole in one file, because nothing else can be fetched then. It
 * holds no price, no name and no sum.
 * @param language its BCP 47 tag
 */
export function offlinePage(
  language: string,
  { heading, prices, bets, later, retry }: OfflineTexts,
  colours: OfflineColours,
): string {
  return [
    `<!doctype html><html lang="${plain(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${plain(heading)}</title><style>${style(colours)}</style></head>`,
    `<body><main><h1>${plain(heading)}</h1><p>${plain(prices)}</p><p>${plain(bets)}</p>`,
    `<p class="later">${plain(later)}</p><button type="button">${plain(retry)}</button></main>`,
    `<script>${offlineScript}</script></body></html>`,
  ].join('')
}

/** The headers it is kept with: it loads nothing, and runs its own script alone. @param hash of `offlineScript`, SHA-256 in Base64 */
export function offlineHeaders(hash: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}
