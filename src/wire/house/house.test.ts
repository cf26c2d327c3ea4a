import { describe, expect, it } from 'vitest'

import { readNews } from './news.ts'
import { readHouseText } from './texts.ts'

function reading<Result>(read: (onLeftOut: (what: string) => void) => Result) {
  const leftOut: string[] = []
  const result = read((what) => void leftOut.push(what))
  return { result, leftOut }
}

const section = (id: unknown, title: unknown = 'Combos', html: unknown = '<p>Three.</p>') => ({
  id,
  title,
  html,
})

describe('a text of the house', () => {
  it('is read section by section, each with an id of its own; what cannot be read is left out and told [MEMBER-05]', () => {
    const value = {
      updatedUtc: '2026-10-12T08:00:00Z',
      sections: [
        section('combo'),
        section('combo', ' Again\u202e '),
        section('" onload="x'),
        section(7),
        null,
        section('deep', 'Deep', '<div>'.repeat(500)),
      ],
    }
    const { result, leftOut } = reading((tell) => readHouseText(value, tell))
    const content = [{ tag: 'p', children: ['Three.'] }]
    expect(result).toEqual({
      updatedUtc: Date.UTC(2026, 9, 12, 8),
      sections: [
        { id: 'combo', title: 'Combos', content },
        { id: 'section-2', title: 'Again', content },
        { id: 'section-3', title: 'Combos', content },
        { id: 'deep', title: 'Deep', content: null },
      ],
    })
    expect(leftOut).toEqual(['malformed', 'malformed', 'malformed'])
  })

  it('needs no date, and an invalid one is told [MEMBER-05]', () => {
    expect(reading((tell) => readHouseText({ sections: [] }, tell))).toEqual({
      result: { updatedUtc: null, sections: [] },
      leftOut: [],
    })
    expect(reading((tell) => readHouseText({ sections: [], updatedUtc: 'soon' }, tell))).toEqual({
      result: { updatedUtc: null, sections: [] },
      leftOut: ['malformed'],
    })
  })

  it.each([
    ['a file of 5 MB', { sections: [section('a', 'A', 'x'.repeat(5 * 1024 * 1024))] }],
    [
      'a megabyte in pieces',
      { sections: Array.from({ length: 100 }, () => section('a', 'A', 'x'.repeat(11_000))) },
    ],
    ['hundreds of sections', { sections: Array.from({ length: 201 }, (_, at) => section(`s${at}`)) }],
    ['no sections', {}],
    ['a list', []],
    ['words', 'rules'],
    ['nothing', null],
  ])('is not read where it is %s [MEMBER-05]', (_, value) => {
    expect(() => readHouseText(value, () => undefined)).toThrow('unreadable')
  })
})

describe('the news', () => {
  it('are read as plain words with their time; what cannot be read is left out and told [MEMBER-09]', () => {
    const value = {
      count: 4,
      next: 2,
      results: [
        {
          id: 'w-1',
          title: '<b>Halo</b>\u202e is here ',
          text: 'One\nTwo<script>alert(1)</script>',
          dateCreatedUtc: '2023-11-14T22:13:20Z',
          isImportant: true,
          lang: 'vi',
        },
        { id: 'w-2', title: 'Plain', text: '', dateCreatedUtc: '2023-11-13T00:00:00Z', lang: 'xx' },
        { id: 'w-3', title: 'No time', text: '', dateCreatedUtc: 'yesterday' },
        { id: 'w-4', title: 'Odd', text: '', dateCreatedUtc: '2023-11-12T00:00:00Z', isImportant: 'very' },
      ],
    }
    const { result, leftOut } = reading((tell) => readNews(value, tell))
    expect(result).toEqual({
      count: 4,
      next: 2,
      items: [
        {
          id: 'w-1',
          title: '<b>Halo</b> is here',
          text: 'One\nTwo<script>alert(1)</script>',
          createdUtc: Date.UTC(2023, 10, 14, 22, 13, 20),
          isImportant: true,
          language: 'vi',
        },
        {
          id: 'w-2',
          title: 'Plain',
          text: '',
          createdUtc: Date.UTC(2023, 10, 13),
          isImportant: false,
          language: null,
        },
        {
          id: 'w-4',
          title: 'Odd',
          text: '',
          createdUtc: Date.UTC(2023, 10, 12),
          isImportant: false,
          language: null,
        },
      ],
    })
    expect(leftOut).toEqual(['malformed', 'malformed'])
  })

  it.each([[{}], [{ count: 1, results: 'x' }], [null]])('are not read from %j [MEMBER-09]', (value) => {
    expect(() => readNews(value, () => undefined)).toThrow('unreadable')
  })
})
