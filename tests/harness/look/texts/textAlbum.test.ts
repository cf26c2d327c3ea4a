import { expect, it } from 'vitest'

import type { CatalogueText } from '../../../../checks/translations/catalogue.ts'
import { albumPage, patternsOf } from './textAlbum.ts'

const text = (id: string, rest: Partial<CatalogueText>): CatalogueText => ({
  id,
  english: id,
  translation: '',
  context: null,
  notes: [],
  files: [],
  ...rest,
})

const isSaid = (message: string, said: string): boolean =>
  patternsOf(message).some((pattern) => new RegExp(pattern, 'u').test(said))

it('a text is found as a screen says it, with its values and in each form [I18N-02]', () => {
  expect(isSaid('Stake {amount} on <0>{name}</0>', 'Stake ¥10.00 on Golden Rams')).toBe(true)
  expect(isSaid('{n, plural, one {# bet} other {# bets}}', '3 bets')).toBe(true)
  expect(isSaid('Bet slip', 'Bet slip, open')).toBe(false)
  expect(patternsOf('{name}')).toEqual([])
})

it('the page shows each text with what is known of it, and those without a picture with their file [I18N-02]', () => {
  const page = albumPage(
    'vi',
    [
      text('b', {
        english: 'Max <b>',
        translation: 'Tối đa',
        context: 'button',
        notes: ['short'],
        files: ['b.tsx'],
      }),
      text('a', { english: 'Never "seen"', files: ['a.tsx'] }),
    ],
    new Map([['b', { file: '0001.png', screen: 'a single' }]]),
  )
  expect(page).toContain(
    '<tr><td><b>Max &lt;b></b><br><small>What it is: button</small><br><small>Note: short</small><br><small>b.tsx</small></td><td>Tối đa</td><td>a single<br><a href="0001.png"><img src="0001.png" alt="Max &lt;b>" loading="lazy"></a></td></tr>',
  )
  expect(page).toContain(
    '<tr><td><b>Never &quot;seen&quot;</b><br><small>a.tsx</small></td><td><i>missing</i></td><td>no screen showed it</td></tr>',
  )
})
