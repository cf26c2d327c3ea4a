import { amountText, type Money } from '#domain/money/money.ts'
import { oddsTypeLabels, oddsTypes } from '#domain/odds/odds.ts'
import { languages } from '#domain/session/language.ts'
import { languageName } from '#domain/session/languageNames.ts'
import type { ThemeName } from '#domain/session/theme.ts'

import { members, type SandboxMember } from '../members.ts'
import { languageCodes } from '../wire/languages.ts'
import { type Html, html } from './html.ts'

/** Members with money and nothing special about them. */
export const ordinary: ReadonlySet<string> = new Set(['alice', 'bob', 'carol'])

/** What the themes are called in the client, by the names that the contract has for them. */
export const themeLabels: Readonly<Record<ThemeName, string>> = {
  default: 'Dark',
  lh: 'Light',
  ga_rmb: 'Gold',
  betway: 'Forest',
  fb88: 'Navy',
  jbo: 'Slate',
  mrcat: 'Violet',
  tx2: 'Ice',
  jxf: 'Sand',
}

/** What a member has now. */
export type BalanceOf = (member: SandboxMember) => Money

/** "¥10,000.00" */
function balanceText({ currency }: SandboxMember, balance: Money): string {
  const [whole = '', ...rest] = amountText(balance).split('.')
  return [`${currency.symbol}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`, ...rest].join('.')
}

/** A whole page of the partner's. */
export function page(title: string, body: Html, kind: 'lobby' | 'play', head: Html | '' = ''): string {
  return html`<!doctype html>
    <html lang="en" class="${kind}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/partner.css" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text
}

export const mark = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <circle cx="16" cy="16" r="16" />
  <path d="M16 6v17M10 12h12M7 19c1 5 5 7 9 7s8-2 9-7" />
</svg>`

interface Offer {
  /** Where the client can be opened. */
  clients: readonly string[]
  themes: readonly ThemeName[]
  consoleUrl: string
  balanceOf: BalanceOf
}

/** The lobby: who enters, and how. */
export function lobbyPage({ clients, themes, consoleUrl, balanceOf }: Offer): string {
  const special = members.filter(({ code }) => !ordinary.has(code))
  return page(
    'Harbour Play',
    html`<header class="bar">
        <a class="brand" href="/">${mark}<span>Harbour Play</span></a>
        <span class="tag">A fictional operator, for trying Slipway</span>
      </header>
      <main>
        <section class="intro">
          <h1>Take a seat on the quay</h1>
          <p>Pick who you are and how the betting client should open. Nobody here has real money.</p>
        </section>
        <form class="card" action="/play" method="get">
          <fieldset class="who">
            <legend>Who plays</legend>
            ${ordinaryMembers(balanceOf)}<label class="choice"
              ><input type="radio" name="member" value="guest" /><span class="name">Guest</span
              ><span class="note">Looks, does not bet</span></label
            >
          </fieldset>
          <div class="fields">
            <label
              >Language<select name="lang">
                ${languages.map((language) => html`<option value="${languageCodes[language]}" ${language === 'en' ? html` selected` : ''}>${languageName(language)}</option>`)}
              </select></label
            >
            <label
              >Odds<select name="odds_type">
                ${oddsTypes.map((type) => html`<option value="${type}">${oddsTypeLabels[type]}</option>`)}
              </select></label
            >
            <label
              >Theme<select name="theme">
                ${themes.map((name) => html`<option value="${name}">${themeLabels[name]}</option>`)}
              </select></label
            >
            <label
              >Another price<select name="press_rule">
                <option value="replace">Replaces a single</option>
                <option value="add">Is added to it</option>
              </select></label
            >
            <label
              >Opens<select name="mode">
                <option value="frame">Inside this site</option>
                <option value="page">As a full page</option>
              </select></label
            >
            <label class="wide"
              >Client's address<select name="client_origin">
                ${clients.map((origin) => html`<option>${origin}</option>`)}
              </select></label
            >
          </div>
          <button type="submit">Play</button>
        </form>
        <section class="card">
          <h2>Members with a special meaning</h2>
          <p>Each stands for one thing that can happen. Their names open the client inside this site.</p>
          ${memberList(special.filter(({ callback }) => callback === null))}
          <details>
            <summary>Members whose launch fails</summary>
            ${memberList(special.filter(({ callback }) => callback !== null))}
          </details>
        </section>
      </main>
      <footer>
        To try how the client is embedded, and to copy the snippet, see the
        <a href="/embed">embed options</a>. To move the clock, settle markets or cut lines, use the
        <a href="${consoleUrl}">sandbox console</a>.
      </footer>`,
    'lobby',
  )
}

function memberList(listed: readonly SandboxMember[]): Html {
  return html`<ul class="special">
    ${listed.map(
      ({ code, loginName, meaning }) =>
        html`<li>
          <a href="/play?member=${code}&amp;lang=en&amp;mode=frame">${loginName}</a><span>${meaning}</span>
        </li> `,
    )}
  </ul>`
}

/** Where members log in: by saying who they are, because nobody here has a password. */
export function loginPage({
  mode,
  balanceOf,
  ...choices
}: {
  lang: string | undefined
  theme: string | undefined
  mode: 'frame' | 'page'
  balanceOf: BalanceOf
}): string {
  const kept = Object.entries({ ...choices, mode }).filter(
    (choice): choice is [string, string] => choice[1] !== undefined,
  )
  return page(
    'Log in · Harbour Play',
    html`<header class="bar">
        <a class="brand" href="/">${mark}<span>Harbour Play</span></a>
      </header>
      <main>
        <form class="card" action="/play" method="get">
          <h1>Log in to play</h1>
          <fieldset class="who">
            <legend>Who are you?</legend>
            ${ordinaryMembers(balanceOf)}
          </fieldset>
          ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <button type="submit">Log in</button>
        </form>
      </main>`,
    'lobby',
  )
}

function ordinaryMembers(balanceOf: BalanceOf): Html[] {
  return members
    .filter(({ code }) => ordinary.has(code))
    .map((member, index) => {
      const { code, loginName } = member
      return html`<label class="choice"
        ><input type="radio" name="member" value="${code}" ${index === 0 ? html` checked` : ''} /><span
          class="name"
          >${loginName}</span
        ><span class="note">${balanceText(member, balanceOf(member))}</span></label
      > `
    })
}

/** The page that frames the client, under a slim header: `partner.js` opens it as described in docs/partners.md. */
export function framePage({
  link,
  who,
  loginPath,
}: {
  link: string
  who: string
  loginPath: string
}): string {
  return page(
    `Harbour Play · ${who}`,
    html`<header class="bar slim">
        <a class="brand" href="/">${mark}<span>Harbour Play</span></a>
        <span class="told" id="told" role="status"></span><span class="who-plays">${who}</span
        ><a class="leave" href="/">Leave</a>
      </header>
      <main class="stage" id="stage" data-link="${link}" data-login="${loginPath}"></main>
      <script type="module" src="/partner.js"></script>`,
    'play',
  )
}

/** What is shown where there is no such member or page. */
export function problemPage(text: string): string {
  return page(
    'Harbour Play',
    html`<header class="bar">
        <a class="brand" href="/">${mark}<span>Harbour Play</span></a>
      </header>
      <main>
        <section class="card">
          <h1>That did not work</h1>
          <p>${text}</p>
          <p><a href="/">Back to the lobby</a></p>
        </section>
      </main>`,
    'lobby',
  )
}
