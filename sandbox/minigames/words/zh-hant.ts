import type { MiniGameWords } from './language.ts'

export const zhHant: MiniGameWords = {
  games: { card: '龍虎', roulette: '輪盤', fishPrawnCrab: '魚蝦蟹' },
  selections: {
    dragon: '龍',
    tiger: '虎',
    tie: '和',
    red: '紅',
    black: '黑',
    green: '綠',
    odd: '單',
    even: '雙',
    low: '1 至 18',
    high: '19 至 36',
    dozen1: '1 至 12',
    dozen2: '13 至 24',
    dozen3: '25 至 36',
    fish: '魚',
    prawn: '蝦',
    crab: '蟹',
    rooster: '雞',
    gourd: '葫蘆',
    coin: '金錢',
    triple: '任意圍骰',
  },
  straight: '單個號碼',
  dice: ['一顆骰子開出該圖案', '兩顆骰子開出該圖案', '三顆骰子開出該圖案'],
  half: '開和時投注龍或虎',
  help: {
    card: [
      '從同一副牌中，龍和虎各發一張牌，點數大者勝。',
      'A 最小，K 最大，不比花色。',
      '開和時，投注「和」贏，投注「龍」或「虎」則退還一半投注額。',
      '每局 60 秒，接受投注至結束前 10 秒。',
    ],
    roulette: [
      '小球落入 0 至 36 中的一格，投注該號碼即贏。',
      '投注顏色、單雙或區間，開出其中任一號碼即贏。0 不屬於其中任何一種。',
      '每局 60 秒，接受投注至結束前 10 秒。',
    ],
    fishPrawnCrab: [
      '三顆骰子，每顆開出魚、蝦、蟹、雞、葫蘆或金錢。',
      '投注的圖案出現在越多顆骰子上，派彩越高。三顆圖案相同，投注「任意圍骰」即贏。',
      '每局 60 秒，接受投注至結束前 10 秒。',
    ],
  },
}
