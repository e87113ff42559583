/** Given names of products: trees, birds, winds and landforms. */
export const productNames = [
  'Alder', 'Aspen', 'Birch', 'Bramble', 'Cairn', 'Cedar', 'Cirrus', 'Clover', 'Copse', 'Cove', 'Crag', 'Curlew',
  'Dale', 'Delta', 'Drift', 'Dune', 'Dusk', 'Elder', 'Elm', 'Estuary', 'Falcon', 'Fen', 'Fern', 'Finch', 'Fjord',
  'Flint', 'Gale', 'Glade', 'Glen', 'Gorse', 'Granite', 'Grove', 'Harbor', 'Harrier', 'Hawthorn', 'Hazel', 'Heath',
  'Heron', 'Hollow', 'Ibis', 'Juniper', 'Kestrel', 'Knoll', 'Larch', 'Larkspur', 'Ledge', 'Linden', 'Linnet', 'Loam',
  'Lupin', 'Maple', 'Marsh', 'Meadow', 'Merlin', 'Mesa', 'Mistral', 'Moor', 'Nettle', 'Nimbus', 'Nook', 'Osprey',
  'Otter', 'Peat', 'Pebble', 'Plover', 'Poplar', 'Quarry', 'Quill', 'Rapids', 'Raven', 'Reed', 'Ridge', 'Rill',
  'Rowan', 'Rush', 'Saddle', 'Sedge', 'Shale', 'Shore', 'Sorrel', 'Sparrow', 'Spruce', 'Starling', 'Strand', 'Summit',
  'Swift', 'Sycamore', 'Tarn', 'Teal', 'Thicket', 'Thistle', 'Tide', 'Trail', 'Tundra', 'Vale', 'Verge', 'Vista',
  'Warbler', 'Willow', 'Wren', 'Yarrow', 'Zephyr',
] as const;
