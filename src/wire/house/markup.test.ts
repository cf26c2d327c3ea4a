import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readMarkup, type TextNode } from './markup.ts'

const elements = new Set(
  'p br ul ol li dl dt dd h3 h4 blockquote hr strong em b i sub sup a table caption thead tbody tr th td'.split(
    ' ',
  ),
)

/** What is left, in a form that is quick to read: `p(words)`. */
function told(nodes: readonly TextNode[] | null): string {
  if (nodes === null) return 'nothing'
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, children, ...own } = node
      const said = Object.entries(own).map(([name, value]) => `${name}=${value}`)
      return `${[tag, ...said].join(' ')}(${told(children)})`
    })
    .join('')
}

/** Everything that anything of it says of itself. */
function everything(
  nodes: readonly TextNode[],
): { tag: string; names: string[]; href: string | undefined }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const { tag, href, children } = node
    return [{ tag, names: Object.keys(node), href }, ...everything(children)]
  })
}

describe('the markup of rules and guides', () => {
  it('keeps paragraphs, lists, tables, headings, emphasis and links [MEMBER-05]', () => {
    const html =
      '<h3>Results</h3><p>A <strong>bet</strong> is <em>settled</em>.</p><ol start="3"><li>One</li></ol>' +
      '<table><tr><th colspan="2">Bet</th></tr><tr><td>1</td><td rowspan="2">2</td></tr></table>' +
      '<p><a href="https://house.test/a?b=1">more</a> <a href="#combo">combos</a><br>end</p>'
    expect(told(readMarkup(html))).toBe(
      'h3(Results)p(A strong(bet) is em(settled).)ol start=3(li(One))' +
        'table(tbody(tr(th colSpan=2(Bet))tr(td(1)td rowSpan=2(2))))' +
        'p(a href=https://house.test/a?b=1(more) a href=#combo(combos)br()end)',
    )
  })

  it.each([
    ['<p>a<script>alert(1)</script>b</p>', 'p(ab)'],
    ['<style>p { display: none }</style>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" style="position: fixed" class="x" id="main">a</p>', 'p(a)'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVa&#115;cript:alert(1)">a</a>', 'a'],
    ['<a href=" &#1;javascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="http://plain.test/">a</a>', 'a'],
    ['<a href="//other.test/">a</a>', 'a'],
    ['<a href="/v8/launch?token=1">a</a>', 'a'],
    ['<a href="https://name:secret@house.test/">a</a>', 'a'],
    ['<a href="https://[">a</a>', 'a'],
    ['<iframe src="https://x.test">a</iframe>b', 'b'],
    ['<svg><script>alert(1)</script><a href="https://x.test">a</a></svg>b', 'b'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>b', 'b'],
    ['<object data="x"><embed src="x">a</object>b', 'b'],
    ['<form action="https://x.test"><input value="card"><button>Pay</button></form>', 'Pay'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<template><img src=x onerror=alert(1)></template>a', 'a'],
    ['<base href="https://x.test"><meta http-equiv="refresh" content="0;url=https://x.test">a', 'a'],
    ['<!-- <p>hidden</p> -->a<!doctype html><?php echo 1 ?>', 'a'],
    ['<h1>One</h1><h2>Two</h2><h6>Six</h6>', 'h3(One)h3(Two)h4(Six)'],
    ['<li>a</li><td>b</td>', 'ab'],
    ['<td colspan="100000">a</td>', 'a'],
    ['<table><tr><td colspan="-1">a<td rowspan="9999">b</table>', 'table(tbody(tr(td(a)td(b))))'],
    ['<table>loose<tr><td>a</td></tr></table>', 'table(tbody(tr(td(a))))'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<p>a<p>b', 'p(a)p(b)'],
    ['<b><i>a</b></i>', 'b(i(a))'],
  ])('makes of %s: %s [MEMBER-05]', (html, kept) => {
    expect(told(readMarkup(html))).toBe(kept)
  })

  it('takes out what turns a line around or hides in it [MEMBER-05]', () => {
    expect(told(readMarkup('<p>pay\u202eevil\u202c \u2066x\u2069 a\u0000b\u0007</p>'))).toBe(
      'p(payevil x ab)',
    )
    expect(told(readMarkup(`<p>a${'\u200b'.repeat(10_000)}b</p>`))).toBe('p(ab)')
    // One alone parts words in Thai, and joins letters elsewhere.
    expect(told(readMarkup('<p>ก\u200bข</p>'))).toBe('p(ก\u200bข)')
  })

  it('is refused where it has more levels or pieces than a text has, however it is written, and quickly [MEMBER-05]', () => {
    const began = performance.now()
    for (const html of [
      '<div>'.repeat(10_000),
      `${'<b>'.repeat(10_000)}a${'</b>'.repeat(10_000)}`,
      '<blockquote><p>'.repeat(5_000),
      '<table><tr><td>'.repeat(3_000),
      '<br>'.repeat(30_000),
    ])
      expect(readMarkup(html)).toBeNull()
    // Far less than a second, on any machine; what would not end takes minutes.
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(told(readMarkup(`${'<em>'.repeat(99)}a`))).toContain('em(a)')
  })

  it('is a text in pieces where words and entities come in any number [MEMBER-05]', () => {
    expect(readMarkup(`<p>${'a&amp;'.repeat(60_000)}</p>`)).toEqual([
      { tag: 'p', children: ['a&'.repeat(60_000)] },
    ])
  })

  it('leaves only what may be there, whatever is put together [MEMBER-05]', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<tr>',
        '<td colspan="3">',
        '</table>',
        '<ul>',
        '<li>',
        '<h1>',
        '<svg>',

        '<script>',
        '</script>',
        '<a href="javascript:alert(1)">',
        '<a href="https://house.test">',
        '</a>',

        '<img src=x onerror=alert(1)>',
        '<style>',
        '</style>',
        '<math>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',

        '<iframe srcdoc="<p>">',
        '</iframe>',
        '&lt;',
        '&#0;',
        '<p id="main" onclick="a">',
        '\u202e',
        '<',
        '>',
      ),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const nodes = readMarkup(pieces.join(''))
        for (const { tag, names, href } of everything(nodes ?? [])) {
          expect(elements).toContain(tag)
          expect(['tag', 'children', 'href', 'colSpan', 'rowSpan', 'start']).toEqual(
            expect.arrayContaining(names),
          )
          if (href !== undefined) expect(href).toMatch(/^(https:\/\/|#[\w-]+$)/)
          if (tag === 'a') expect(href).toBeDefined()
        }
        expect(told(nodes)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }),
    )
  })
})
