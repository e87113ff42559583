/**
 * Words of English that are one slip of the keyboard away from a word of the shop's matters: whoever writes that a layer was
 * brought does not mean that it was bought later.
 */
export const realWords: ReadonlySet<string> = new Set(
  (
    'abode adapted adaptor adopter advice advisee adviser advisory ambler anima anther appreciate argent babes babied ' +
    'baker barbeque barbies baring baser bases bashed basked basted battles beading beaked beamer being bellow ' +
    'bending bennies biased bidding bikers binds blader blanked blankest blankety blare blaze blazed bleaker blind ' +
    'blonds blots boarder bolts booms boost boosts booths borders borer boring bottler bottlers bough boxer boxes ' +
    'branchy breaker brief briers briny brisk brock broker brooks brought budding budge budger burger burned busyness ' +
    'cameo cancelation canceler canceller cancered candies candler candlers capping carbo carder carer cares carping ' +
    'carters carvers cashes cataloguer causes ceases certain champing chang changer changers changes charmer charmers ' +
    'charter charters chases cheapen cheapo cheater cheeper cheer chile chino chins chocolatey chocolaty chopper ' +
    'clacked clamping clams cleaner cleansed cleansing cleared clearing clearway cleaved cleaving clock cloning ' +
    'closer closet clover cloying cluck coaches coast coasts coder coders codex coeds coffer collet combing commuter ' +
    'compadre compere comping complementary compute computed computes conches contract cooer cooked cookers cookery ' +
    'cooled cooper coopers coper copped coppery cores cosmetic costa cottony couche counties county courtier covert ' +
    'coves covet coxes cracker crackled cracky cramping cranked creak creamy crocked crookery cropper crouch crypt ' +
    'curtail custom customizer deadest debut decals decayed decks deflect deliverer denoted deplete despatch detect ' +
    'detective dimension dismount dismounts dollar drape dresser dressers dressy duffer duffle duress dying earnings ' +
    'earphone earring easer eastern eater embed embroider embroiders empires employed employer empress engraver ' +
    'eraser ester exchanger expansive expedite expediter expiation extensive factor factors faculty fasted fathers ' +
    'fault feather feathery fiance fixer flack footgear footweary fores forwarded foxed framer fraying fright gasses ' +
    'german germane germans giggles globe globes goggle golds goodby goofs grasses greeny greeting guider guise haven ' +
    'headgear heady heaver heavies heigh helio hiding hoodies influence influenced influences injured insider ' +
    'installment instalment instill instruction insurer inure inured jacker jackers jeweller jewellers jiggers jogger ' +
    'jumped kittles knifer knifes knitter knotted labour laddies lades ladles lager larger lated lather latter layer ' +
    'leacher leading leafing leaning leaping leash leasing leathery leaving legging lengthy licker lighted lighten ' +
    'linden loather locate locater locked locket locking logon looming looping loosing looting loyally maiming ' +
    'malling manufacture manufacturer march marching marker massage massing materiel maternal mauling maximus measure ' +
    'measurement measurer medico mender messing minimus mistaken misting misusing moaning moisturiser moisturize ' +
    'moisturized monkey mooning moths mourning mussing nighty norma numbed odder offed oliver olivet opining orangey ' +
    'orderer otter outride outsider outsize overdub oversea oversees oversight paging paints palace palate palates ' +
    'pangs parks parsons pease perfumer perfuse persona personae personas phoner phoney piles pillowy pints pizzle ' +
    'placer placet placid plaice plaint planer planet planner planners plantar planted plants plaster plater platter ' +
    'platters playing pleas pleaser point pokes ponds popes poplar portage poser possibly potage pottage pound powder ' +
    'powter praying preset presets prevent prevents pricer pricey pride prided prides pried pries priming primo ' +
    'prince princes prise produce producer produces profiler projection proles purchaser puree purser pursue puzzler ' +
    'rages react receive receiver recept recycle reduce reducer regards regula renal rending repaid repairer ' +
    'repellant restack resting retainer returnee returner riped ripper rippled rungs sables sacking sacks sakes ' +
    'salves sandal sapped sapping satin scales scandals scare scares scart scattered scratcher sealing seater seeling ' +
    'seeping seizes seizing selle setter shack shacking shall sheers sheet shelling shies shift shifts shill shippen ' +
    'shipper shippers shirty shock shocks shools shopped shops shore shores short shots shoves shows shuck shuttered ' +
    'simmer sipped sixes skate skelter skilled skipped skippers skipping skirr skits slack slacking slapped slappers ' +
    'slapping slashed sleeving slipped slipper slippery slipping slopped slopping smacking smasher smeller smelling ' +
    'smelter smocks snacking snapped snapping sneaked sneakier sneller snipped snippers snipping snips snorts sodas ' +
    'sopped sopping sorts spacial spade sparse spate spattered speaker speakers speller spelling stage staking ' +
    'stalking stare starlet starves stashed stats statue statues stepped stick sticking sticky stiff stilly stocking ' +
    'stocks stocky stomped stoop stooped stoops stoped stopper stopping storey stover strain stratus strove struck ' +
    'stuffy stull subscriber summed summery sundaes sunray swales swamped swamping swashed swearer swearers sweated ' +
    'sweatier sweeping sweet sweeter sweller swelling swelter swelters tabes tablet tablets tacking taler tales ' +
    'talker tanks tenets tenths thank thing thins thongs three throes thrown tiddlers tikes timers tines tings tirade ' +
    'toady toddle toddles tomes torchy torque touchy tracer tracing trader trailers trainees trainer trance tricking ' +
    'trolled troupers trouser trowel trowels trucking trunk vapid varnished venom violent vouched vouches wafer ' +
    'wafting wager wailing waiter waiving waking waller walling wanting warmed warner warrant warrantees warrants ' +
    'washer washin wasted waster wasting watcher watchers watery weights weighty whines whish whiten whiter whiting ' +
    'wholesaler widow wight wilder willets winces winder winds winger wintery wiser wishing witches withing woken ' +
    'wolly woodmen woolly wording worming wrapper wright writer writhe writing wrote yearns yellowy'
  ).split(' '),
);
