import type { MiniGameWords } from './language.ts'

export const vn: MiniGameWords = {
  games: { card: 'Rồng Hổ', roulette: 'Roulette', fishPrawnCrab: 'Bầu cua' },
  selections: {
    dragon: 'Rồng',
    tiger: 'Hổ',
    tie: 'Hòa',
    red: 'Đỏ',
    black: 'Đen',
    green: 'Xanh lá',
    odd: 'Lẻ',
    even: 'Chẵn',
    low: '1 đến 18',
    high: '19 đến 36',
    dozen1: '1 đến 12',
    dozen2: '13 đến 24',
    dozen3: '25 đến 36',
    fish: 'Cá',
    prawn: 'Tôm',
    crab: 'Cua',
    rooster: 'Gà',
    gourd: 'Bầu',
    coin: 'Đồng tiền',
    triple: 'Bộ ba bất kỳ',
  },
  straight: 'Một số',
  dice: ['Hình ra ở 1 xúc xắc', 'Hình ra ở 2 xúc xắc', 'Hình ra ở 3 xúc xắc'],
  half: 'Rồng hoặc Hổ khi hòa',
  help: {
    card: [
      'Rồng và Hổ mỗi bên được chia một lá từ cùng một bộ bài. Lá cao hơn thắng.',
      'A là lá thấp nhất, K là lá cao nhất. Không xét chất.',
      'Khi hòa, cược cửa Hòa thắng và mỗi cược Rồng hoặc Hổ được hoàn lại một nửa.',
      'Mỗi ván kéo dài 60 giây. Nhận cược đến 10 giây trước khi ván kết thúc.',
    ],
    roulette: [
      'Bóng rơi vào một trong các ô từ 0 đến 36. Cược đúng số đó thắng.',
      'Cược màu, lẻ hoặc chẵn, hay khoảng số thắng khi ra một số thuộc nhóm đó. Số 0 không thuộc nhóm nào.',
      'Mỗi ván kéo dài 60 giây. Nhận cược đến 10 giây trước khi ván kết thúc.',
    ],
    fishPrawnCrab: [
      'Ba xúc xắc, mỗi xúc xắc ra cá, tôm, cua, gà, bầu hoặc đồng tiền.',
      'Hình bạn cược ra càng nhiều thì trả càng cao. Bộ ba bất kỳ thắng khi cả ba ra cùng một hình.',
      'Mỗi ván kéo dài 60 giây. Nhận cược đến 10 giây trước khi ván kết thúc.',
    ],
  },
}
