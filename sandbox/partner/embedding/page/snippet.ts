/** What the embed script is called with, as the page has it chosen. */
export interface EmbedOptions {
  /** The call that answers with a fresh launch link; or the link itself, where one was written. */
  readonly link: { readonly from: string } | { readonly written: string }
  /** The client's address. */
  readonly client: string
  /** The height of the place (pixels); null for the whole window. */
  readonly place: number | null
  readonly height: 'fill' | 'content'
  readonly title: string
  /** Null where the script is not told. */
  readonly pressRule: 'replace' | 'add' | null
  readonly on: readonly string[]
}

/** The height of the place, as its style says it. */
export function placeHeight({ place }: Pick<EmbedOptions, 'place'>): string {
  return place === null ? '100dvh' : `${place}px`
}

/** The piece of HTML that opens the client with these options in any page. */
export function snippetOf(options: EmbedOptions): string {
  const { client, height, title, pressRule, on } = options
  return [
    // As high as its content: its place has no height of its own.
    height === 'content'
      ? '<div id="betting"></div>'
      : `<div id="betting" style="height: ${placeHeight(options)}"></div>`,
    '<script type="module">',
    `  import { openSlipway } from ${quoted(`${client}/v8/slipway-embed.js`)}`,
    '',
    ...linkLines(options.link),
    '',
    '  const client = openSlipway({',
    '    link,',
    "    container: document.getElementById('betting'),",
    ...(height === 'fill' ? [] : [`    height: ${quoted(height)},`]),
    `    title: ${quoted(title)},`,
    ...(pressRule === null ? [] : [`    pressRule: ${quoted(pressRule)},`]),
    ...(on.length === 0
      ? []
      : [
          '    on: {',
          ...on.map((name) => `      ${quoted(name)}: (data) => console.log(${quoted(name)}, data),`),
          '    },',
        ]),
    '  })',
    '</script>',
    '',
  ].join('\n')
}

function linkLines(link: EmbedOptions['link']): string[] {
  if ('written' in link) return ['  // It opens the client once.', `  const link = ${quoted(link.written)}`]
  return [
    '  // Your server answers with a fresh link for the member who is logged in.',
    `  const reply = await fetch(${quoted(link.from)})`,
    '  const { link } = await reply.json()',
  ]
}

/** A text as a literal that neither ends itself nor the script around it. */
function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside.replaceAll('<', '\\x3C')}'`
}
