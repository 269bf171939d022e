import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F8F9FB Clean White, #D4D1CA Oyster Gray, #B7B9BC Silver, #878C90 Pewter, #806B69 Cold Taupe, #58595E Graphite,
    #3C3E41 Charcoal, #151518 Soft Black, #0A2143 Ink Navy, #3E282A Bitter Chocolate, #382031 Blackened Plum,
    #18352F Black Pine`,
  accentLights: `
    #F8DFE7 Ice Pink, #E2D5EE Ice Lilac, #D3E9F6 Ice Blue, #C6EDED Ice Aqua, #D8F5E5 Ice Mint, #FCF8CD Ice Lemon,
    #F4C6D1 Frost Rose, #C6BFE7 Frost Violet, #ACCDE9 Frost Blue, #A2D6D0 Frost Teal, #E5BDDD Frost Orchid,
    #E1E2EC Ice Gray`,
  accentBrights: `
    #B9233B Crimson, #851926 Garnet, #6B1330 Burgundy, #A3234D Cranberry, #8D225D Beet, #632766 Royal Plum,
    #46297F Imperial Purple, #00358C Sapphire, #0057A3 Lapis, #005C62 Deep Teal, #006C47 Emerald, #004733 Pine`,
  signature: 'Crimson, Cranberry, Royal Plum, Sapphire, Emerald, Pine, Ice Blue, Ink Navy',
  avoid: `
    #FEBF91 Peach, #FCB16C Apricot, #C79457 Camel, #F9881D Orange, #BA9027 Mustard, #F3917C Salmon, #6F773B Moss,
    #F8BE15 Golden Yellow, #BC9094 Dusty Rose, #8FA08A Sage, #DAC3A2 Sand, #C28259 Light Cinnamon`,
  eyeshadow: `
    #EDDFE5 Ice Shell, #A99EA2 Silver Taupe, #6C4359 Mulberry Smoke, #1E3050 Ink Navy Shadow, #25493E Pine Shadow,
    #4B3845 Charcoal Plum`,
  blush: `
    #B3536C Cool Berry, #9A4055 Wine Tint, #C46B81 Deep Rose, #894A6A Plum Tint`,
  lipstick: `
    #A72938 Crimson Lip, #731C33 Burgundy Lip, #9B2849 Cranberry Lip, #5A1826 Black Cherry, #5C2645 Blackberry Lip,
    #A2454B Cool Brick, #9A636D Plum Nude, #A92C6D Deep Fuchsia`,
  eyeliner: `
    #151617 Soft Black Line, #172746 Ink Navy Line, #43283C Dark Plum Line, #1F3F37 Deep Pine Line`,
  frames: `
    #171819 Soft Black Gloss, #5F6469 Dark Steel, #672030 Burgundy Acetate, #192C4E Ink Navy Acetate, #462F2B Cool Dark Tortoise,
    #1D3F35 Deep Pine Acetate`,
  hairBest: `
    #312525 Cool Espresso, #201814 Blackest Brown, #0F1114 Natural Soft Black, #4C3A33 Dark Cool Brown,
    #391E23 Black Cherry Brown, #7A7C7F Iron Gray`,
  hairAvoid: `
    #CFA45F Golden Blonde, #B3612D Bright Copper, #B4814E Caramel Highlights, #945A2E Orange Brown`,
});
