/** What stands in addresses, comes with the page, or is posted to it. */
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

import { readBetCode, betCodeAlphabet, betCodeLength } from '#domain/bets/betCode.ts'
import { readTarget } from '#domain/bets/prebook.ts'
import { isEuroOdds, oddsTypes } from '#domain/odds/odds.ts'
import { readMessage } from '#embed/readMessage.ts'
import { readEventsSearch } from '#src/features/eventLists/eventsSearch.ts'
import { readLootboxSearch } from '#src/features/miniGames/lootboxSearch.ts'
import { readResultsSearch } from '#src/features/results/resultsSearch.ts'
import { readDataBlock } from '#src/host/dataBlock.ts'
import { readOpening } from '#src/host/launchLink.ts'
import { readNamedServers } from '#src/host/namedServers.ts'
import { readResultSearch } from '#src/screens/event/result/resultSearch.ts'
import { readEventSearch } from '#src/screens/event/views/eventViews.ts'
import { readLanguage } from '#src/wire/base/languages.ts'
import { Unreadable } from '#src/wire/base/read.ts'
import { seenText } from '#src/wire/boards/seenText.ts'
import { readHostMessage } from '#src/wire/hostMessages.ts'
import { type TextNode, readMarkup } from '#src/wire/house/markup.ts'
import { readGameMessage } from '#src/wire/lootbox/gameMessages.ts'
import { readOperator } from '#src/wire/session/operators.ts'

import { messages, replies } from '../contract.ts'
import { type Parser, refused, refusing, Wrong } from '../parser.ts'

const domain = 'bets.harbour.example'
const secrets = ['token', 'auth', 'partner_member_token']

/** The parts of an address as a page has them. */
function addressOf(text: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  return { pathname, search, hash }
}

/** Whatever the address was, none of what is shown instead has a secret in it [LAUNCH-06]. */
function readLink(input: unknown): unknown {
  const opening = readOpening(addressOf(String(input)))
  if (opening.cleaned !== null) {
    const { search } = addressOf(opening.cleaned)
    const left = secrets.filter((name) => new URLSearchParams(search).has(name))
    if (left.length > 0) throw new Wrong(`the address still has ${left.join(' and ')}`)
  }
  return opening.link === null ? refused : opening
}

/** A reader of search parameters, as the router asks it: what it makes of them it makes of itself again. */
function search(
  file: string,
  name: string,
  reader: (search: Readonly<Record<string, unknown>>) => object,
  samples: Parser['samples'],
): Parser {
  return {
    file,
    name,
    form: 'text',
    samples,
    read(input) {
      const tidy = reader(defaultParseSearch(String(input)))
      const shown = defaultStringifySearch({ ...tidy })
      const again = defaultStringifySearch({ ...reader(defaultParseSearch(shown)) })
      if (again !== shown) throw new Wrong(`${shown} is read as ${again}`)
      return Object.keys(tidy).length === 0 ? refused : tidy
    },
  }
}

/** @throws Wrong where markup has something in it that a member may not be shown */
function checkMarkup(nodes: readonly TextNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const { tag, href, children } = node
    if (href !== undefined && (tag !== 'a' || !/^(?:https:\/\/|#)/.test(href)))
      throw new Wrong(`${tag} leads to ${href}`)
    const others = Object.keys(node).filter((name) => !nodeNames.has(name))
    if (others.length > 0) throw new Wrong(`${tag} has ${others.join(' and ')}`)
    checkMarkup(children)
  }
}
const nodeNames = new Set(['tag', 'children', 'href', 'colSpan', 'rowSpan', 'start'])

const pageOf = (block: unknown) => ({ getElementById: () => ({ textContent: String(block) }) as HTMLElement })

export const page: readonly Parser[] = [
  {
    file: 'src/host/launchLink.ts',
    name: 'readOpening',
    form: 'text',
    samples: [
      '/v8/launch.html?token=launch-5f2c&auth=member-91aa&lang=en&odds_type=euro&theme=default&press_rule=add',
      '/v8/launch?token=launch-5f2c&partner_member_token=member-91aa&event_id=1001&competition_id[]=7&competition_id[1]=9',
      '/v8/launch/?token=a&is_anonymous=true&guest=1&lang=zh-hant#odds',
      '/v8/events?tab=early&token=a#b',
    ],
    read: readLink,
  },
  {
    file: 'src/host/namedServers.ts',
    name: 'readNamedServers',
    form: 'jsonText',
    samples: [
      {
        primary: ['https://a.test', '/'],
        secondary: [],
        miniGames: '/',
        maintenance: '/',
        sockets: ['wss://a.test'],
      },
    ],
    read: (input) => readNamedServers(pageOf(input)),
  },
  {
    file: 'src/host/dataBlock.ts',
    name: 'readDataBlock',
    form: 'text',
    samples: ['["/v8/assets/a.js"]'],
    read: (input) => readDataBlock(pageOf(input), 'scripts'),
  },
  {
    file: 'src/wire/session/operators.ts',
    name: 'readOperator',
    form: 'jsonText',
    samples: [...replies('getOperators'), { default: operator('a'), domains: { [domain]: operator('b') } }],
    read: (input) => readOperator(String(input), domain),
  },
  {
    file: 'src/wire/hostMessages.ts',
    name: 'readHostMessage',
    form: 'posted',
    samples: messages('host-messages.yaml', 'HostMessage'),
    read: refusing(Unreadable, (input) => readHostMessage(input) ?? refused),
  },
  {
    file: 'src/wire/lootbox/gameMessages.ts',
    name: 'readGameMessage',
    form: 'posted',
    samples: messages('host-messages.yaml', 'GameMessage'),
    read: refusing(null, readGameMessage),
  },
  {
    file: 'embed/readMessage.ts',
    name: 'readMessage',
    form: 'posted',
    samples: [
      ...messages('host-messages.yaml', 'ClientMessage'),
      ...messages('host-messages.yaml', 'BetPlaced'),
      ...messages('host-messages.yaml', 'Navigation'),
    ],
    read(input) {
      const read = readMessage(input)
      return typeof read === 'string' ? refused : read
    },
  },
  search('src/features/eventLists/eventsSearch.ts', 'readEventsSearch', readEventsSearch, [
    '?tab=early&gameId=41&date=2026-11-28&market=winner&find=lions&competitions=7%2C9&odds=1.40..3.00',
    '?tab=topWinnings&range=past_3_months&share=40&sort=time&folded=7&starts=1h&lucky=1.50..',
  ]),
  search('src/features/results/resultsSearch.ts', 'readResultsSearch', readResultsSearch, [
    '?dates=range&from=2026-11-01&to=2026-11-28&outright=true&games=%5B%2241%22%5D&competitions=%5B%227%22%5D&find=lions&pages=3',
  ]),
  search('src/features/miniGames/lootboxSearch.ts', 'readLootboxSearch', readLootboxSearch, [
    '?view=results&table=3',
    '?type=dice',
  ]),
  search('src/screens/event/views/eventViews.ts', 'readEventSearch', readEventSearch, [
    '?view=odds-history&oddsOf=e7-24-1&tab=inplay&gameId=1',
  ]),
  search('src/screens/event/result/resultSearch.ts', 'readResultSearch', readResultSearch, [
    '?view=analysis&part=MAP%201&oddsOf=e7-24-1&dates=week',
  ]),
  {
    file: 'domain/bets/betCode.ts',
    name: 'readBetCode',
    form: 'text',
    samples: ['7KQ3-MX9T', '7kq3 mx9t', 'Take my bet: 7KQ3-MX9T, good luck!'],
    read(input) {
      const code = readBetCode(String(input))
      if (code === null) return refused
      if (code.length !== betCodeLength || code.split('').some((letter) => !betCodeAlphabet.includes(letter)))
        throw new Wrong(`${code} is no bet code`)
      return code
    },
  },
  {
    file: 'domain/bets/prebook.ts',
    name: 'readTarget',
    form: 'text',
    samples: ['2.50', '-0,85', '+1.2', '\u22120.85'],
    read(input) {
      const read = oddsTypes.map((type) => readTarget(String(input), type))
      if (read.some((euro) => euro !== null && !isEuroOdds(euro))) throw new Wrong('a target is no odds')
      return read.every((euro) => euro === null) ? refused : read
    },
  },
  {
    file: 'src/wire/base/languages.ts',
    name: 'readLanguage',
    form: 'text',
    samples: ['en', 'vi', 'zh-hant'],
    read: (input) => readLanguage(String(input)) ?? refused,
  },
  {
    file: 'src/wire/boards/seenText.ts',
    name: 'seenText',
    form: 'text',
    samples: ['Falcon', 'Great odds, and quick!'],
    read(input) {
      const seen = seenText(String(input), 64)
      if (seen !== null && Array.from(seen).length > 65) throw new Wrong('it is longer than it may be')
      return seen ?? refused
    },
  },
  {
    file: 'src/wire/house/markup.ts',
    name: 'readMarkup',
    form: 'text',
    samples: [
      '<h3>Results</h3><p>A <strong>bet</strong> is <em>settled</em>.<br></p><ol start="3"><li>One</li></ol>',
      '<table><caption>Bets</caption><tr><th colspan="2">Bet</th></tr><tr><td rowspan="2">1</td></tr></table>',
      '<p><a href="https://house.test/a?b=1">more</a> <a href="#combo">combos</a></p><dl><dt>a</dt><dd>b</dd></dl>',
      '<svg><script>alert(1)</script></svg><math><mtext><img src=x onerror=alert(1)></mtext></math><!-- a -->',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"><template><b></template><a href=" javascript:a">',
    ],
    read(input) {
      const nodes = readMarkup(String(input))
      if (nodes === null) return refused
      checkMarkup(nodes)
      return nodes
    },
  },
]

function operator(name: string): object {
  return { name, publicToken: `${name}-public`, signatureSecret: 'JBSWY3DPEHPK3PXP' }
}
