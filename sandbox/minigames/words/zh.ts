import type { MiniGameWords } from './language.ts'

export const zh: MiniGameWords = {
  games: { card: '龙虎', roulette: '轮盘', fishPrawnCrab: '鱼虾蟹' },
  selections: {
    dragon: '龙',
    tiger: '虎',
    tie: '和',
    red: '红',
    black: '黑',
    green: '绿',
    odd: '单',
    even: '双',
    low: '1 至 18',
    high: '19 至 36',
    dozen1: '1 至 12',
    dozen2: '13 至 24',
    dozen3: '25 至 36',
    fish: '鱼',
    prawn: '虾',
    crab: '蟹',
    rooster: '鸡',
    gourd: '葫芦',
    coin: '金钱',
    triple: '任意围骰',
  },
  straight: '单个号码',
  dice: ['一颗骰子开出该图案', '两颗骰子开出该图案', '三颗骰子开出该图案'],
  half: '开和时的龙或虎',
  help: {
    card: [
      '龙和虎各发一张牌，同用一副牌，点数大者胜。',
      'A 最小，K 最大，不比花色。',
      '开和时，投注和者赢，投注龙或虎者退还一半投注额。',
      '每局 60 秒，结束前 10 秒停止投注。',
    ],
    roulette: [
      '小球落入 0 至 36 中的一格，投注该号码者赢。',
      '投注颜色、单双或区间，开出其中任一号码即赢。0 不属于其中任何一种。',
      '每局 60 秒，结束前 10 秒停止投注。',
    ],
    fishPrawnCrab: [
      '三颗骰子，每颗开出鱼、虾、蟹、鸡、葫芦或金钱。',
      '开出所投注图案的骰子越多，赔率越高。三颗相同时，任意围骰赢。',
      '每局 60 秒，结束前 10 秒停止投注。',
    ],
  },
}
